import type { FastifyRequest } from 'fastify';
import { isUuid } from '../../lib/uuid';
import { badQuery } from '../errors';

/** A client with several companies asks for what is of one of them. */
export const companyQuery = {
  type: 'object',
  properties: { company_id: { type: 'string', format: 'uuid', description: 'Tylko sprawy tej firmy' } },
} as const;

/** The company that is asked about; undefined is all of them. One that is not the asker's has nothing, as any unknown one (P05). */
export function companyAsked({ query }: Pick<FastifyRequest, 'query'>): string | undefined {
  const { company_id } = query as { company_id?: string };
  if (company_id !== undefined && !isUuid(company_id)) throw badQuery('Podaj identyfikator firmy.');
  return company_id;
}
