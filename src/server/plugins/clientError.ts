import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { malformed, Refusal } from '../errors';
import { errorBody } from './errors';
import { apiAnswer } from './headers';

/** Answers bytes that are no HTTP request at all, before any route could, in the same words. */
export function answerClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const refusal = refusals[error.code] ?? malformed();
  const body = JSON.stringify(errorBody(refusal, randomUUID()));
  const headers = {
    ...apiAnswer,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${refusal.status} ${reasons[refusal.status]}\r\n${lines.join('')}\r\n${body}`);
}

const refusals: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: new Refusal(431, 'headers_too_large', 'Nagłówki zapytania są zbyt duże.'),
  ERR_HTTP_REQUEST_TIMEOUT: new Refusal(408, 'request_timeout', 'Zapytanie przychodziło zbyt długo.'),
};
const reasons: Record<number, string> = { 400: 'Bad Request', 408: 'Request Timeout', 431: 'Request Header Fields Too Large' };
