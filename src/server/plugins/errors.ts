import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '../../contract/errors';
import { faultOf } from '../db/faults';
import { conflict, fault, invalid, malformed, noSpace, notFound, Refusal, tooLarge, unavailable, wrongType } from '../errors';
import { type Log, whereFrom } from '../log';
import { validationFaults } from './validation';

/** Every thrown thing becomes the one error body (E01); what nobody foresaw is logged and told as a fault without details (E03). */
export function answerErrors(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendRefusal(refusalOf(error, request, log), request, reply));
}

export function sendRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(refusal.status).headers(refusal.headers).send(errorBody(refusal, request.id));
}

export function errorBody(refusal: Refusal, requestId: string): ErrorBody {
  return { error: refusal.message, code: refusal.code, requestId, ...refusal.more };
}

/** The answer to any error. */
export function refusalOf(error: FastifyError, request: FastifyRequest, log: Log): Refusal {
  if (error instanceof Refusal) return error;
  const known = ofFramework(error) ?? ofDatabase(error);
  if (known && known.status < 500) return known;
  log.error(known ? 'Request failed' : 'Unexpected error', {
    requestId: request.id,
    route: request.routeOptions?.url,
    method: request.method,
    error: [error.name, error.code].filter(Boolean).join(' '),
    stack: whereFrom(error),
  });
  return known ?? fault();
}

function ofFramework(error: FastifyError): Refusal | null {
  // What stands in the path names a record or a link: one of another shape is one that is not there.
  if (error.validation) return error.validationContext === 'params' ? notFound() : invalid(validationFaults(error.validation));
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return tooLarge();
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return wrongType();
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return notFound();
    case 'FST_ERR_HANDLER_TIMEOUT':
      return unavailable();
  }
  return error.code?.startsWith('FST_ERR_') && error.statusCode && error.statusCode < 500 ? malformed() : null;
}

function ofDatabase(error: Error): Refusal | null {
  switch (faultOf(error)?.kind) {
    case 'unique':
    case 'exclusion':
      return conflict('Taki rekord już istnieje.');
    case 'foreign_key':
      return conflict('Tego rekordu używają inne rekordy albo wskazany rekord zniknął.');
    case 'conflict':
      return conflict('Ktoś zmienia te dane w tej samej chwili. Spróbuj ponownie.');
    case 'timeout':
    case 'unavailable':
      return unavailable();
    case 'no_space':
      return noSpace();
  }
  return null;
}
