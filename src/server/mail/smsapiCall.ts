import { withinTime } from '../withinTime';
import { DeliveryFailed } from './deliveryFailed';

export interface SmsapiAccess {
  /** The OAuth token of the account. */
  token: string;
  baseUrl?: string;
  timeoutMs?: number;
}

const LOOPBACK = /^http:\/\/(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?(\/|$)/;

/** SMSAPI's own error numbers that another try may outlive: its faults (8, 201, 666, 999), limits of the moment, an empty account once it is filled. */
const PASSING = new Set([8, 201, 203, 666, 999, 103]);

export type Fields = Readonly<Record<string, unknown>>;

/** One call to SMSAPI; gives the fields of its JSON answer, throws DeliveryFailed with the HTTP status or SMSAPI's error number. */
export async function callSmsapi(access: SmsapiAccess, path: string, form?: Readonly<Record<string, string>>): Promise<Fields> {
  const { token, baseUrl = 'https://api.smsapi.pl', timeoutMs = 15_000 } = access;
  if (!baseUrl.startsWith('https://') && !LOOPBACK.test(baseUrl))
    throw new DeliveryFailed('SMSAPI is spoken to over https only', false);
  let response: Response;
  let body: unknown;
  try {
    [response, body] = await withinTime(timeoutMs, async (signal) => {
      const answer = await fetch(`${baseUrl.replace(/\/+$/, '')}${path}`, {
        method: form ? 'POST' : 'GET',
        headers: { Authorization: `Bearer ${token}`, Accept: 'application/json' },
        body: form ? new URLSearchParams(form) : null,
        redirect: 'error',
        signal,
      });
      return [answer, (await answer.json().catch(() => null)) as unknown] as const;
    });
  } catch {
    throw new DeliveryFailed('SMSAPI did not answer', true);
  }
  const fields: Fields = typeof body === 'object' && body !== null ? { ...body } : {};
  if (typeof fields.error === 'number') throw new DeliveryFailed(`SMSAPI error ${fields.error}`, PASSING.has(fields.error));
  if (!response.ok) throw new DeliveryFailed(`SMSAPI HTTP ${response.status}`, response.status >= 500 || response.status === 429);
  if (body === null) throw new DeliveryFailed('SMSAPI answered something else than JSON', true);
  return fields;
}
