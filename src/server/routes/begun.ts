import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Asked, begin } from '../jobs/begun';
import { scopeOf } from '../plugins/gate';
import { within } from '../records/within';
import type { Services } from '../services';
import { onceOnly } from './repeatable';

/** Of so many companies all work is done within a request, in less than two seconds (O07); of more it is begun. */
export const fewCompanies = 200;

/** What a 202 says. */
export const begunAnswer = {
  type: 'object',
  description: 'Praca się zaczęła: postęp i wynik pod podanym adresem, przerwanie pod …/cancel',
  properties: {
    data: {
      type: 'object',
      properties: {
        id: { type: 'string', format: 'uuid' },
        title: { type: 'string' },
        state: { enum: ['waiting'] },
        address: { type: 'string' },
      },
    },
  },
} as const;

/** Begins work and answers 202 with where to follow it; the same request sent again begins nothing new (I01). */
export function begun<Payload>(
  { db, config }: Pick<Services, 'db' | 'config'>,
  request: FastifyRequest,
  reply: FastifyReply,
  asked: Asked<Payload>,
): Promise<unknown> {
  const scope = scopeOf(request);
  return onceOnly(db, scope, request, reply, config.limits.request.idempotencyKey, async (on) => {
    const body = await within(on, (tx) => begin(tx, scope, asked));
    reply.header('location', body.data.address);
    return { status: 202, body };
  });
}
