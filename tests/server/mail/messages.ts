import type { Message } from '../../../src/server/mail/message';

export const tenant = { id: 'demo', name: 'Biuro Kłos & Syn' };

export const mail = (changes: Partial<Message> = {}): Message => ({
  to: 'jan@klient.test',
  channel: 'email',
  subject: 'Próba łączności',
  text: 'Zażółć gęślą jaźń.',
  html: '<p>Zażółć gęślą jaźń.</p>',
  tenant,
  ...changes,
});

export const sms = (changes: Partial<Message> = {}): Message => ({
  to: '+48501502503',
  channel: 'sms',
  text: 'Kod: 123456',
  tenant,
  ...changes,
});

/** What the promise was refused with; the test fails when it was not. */
export async function refusal<E extends Error>(kind: new (...parts: never[]) => E, promise: Promise<unknown>): Promise<E> {
  const outcome = await promise.then(
    () => null,
    (error: unknown) => error,
  );
  if (outcome instanceof kind) return outcome;
  throw new Error(`expected ${kind.name}, got ${outcome}`);
}
