import { answer, asked, body, data, email254, opened, text } from './authShapes';

/** Shapes of the calls about passkeys. What a device answers has WebAuthn's own names. */
const base64url = (maxLength: number) => ({ type: 'string', pattern: '^[A-Za-z0-9_-]*$', maxLength }) as const;
const string = { type: 'string' } as const;

const signedWith = (response: Record<string, object>) =>
  ({
    type: 'object',
    required: ['id', 'rawId', 'type', 'response', 'clientExtensionResults'],
    additionalProperties: false,
    properties: {
      id: base64url(2_000),
      rawId: base64url(2_000),
      type: { type: 'string', enum: ['public-key'] },
      authenticatorAttachment: text(40),
      clientExtensionResults: { type: 'object', maxProperties: 20 },
      response: {
        type: 'object',
        required: Object.keys(response).slice(0, 2),
        additionalProperties: false,
        properties: response,
      },
    },
  }) as const;
const made = signedWith({
  clientDataJSON: base64url(10_000),
  attestationObject: base64url(100_000),
  authenticatorData: base64url(10_000),
  transports: { type: 'array', maxItems: 10, items: text(40) },
  publicKey: base64url(10_000),
  publicKeyAlgorithm: { type: 'integer' },
});
export const signed = signedWith({
  clientDataJSON: base64url(10_000),
  authenticatorData: base64url(10_000),
  signature: base64url(10_000),
  userHandle: base64url(200),
});

const row = { id: string, name: string, created_at: string, last_used_at: { type: ['string', 'null'] } };
export const list = {
  summary: 'Własne klucze dostępu',
  response: answer({ data: { type: 'array', items: { type: 'object', properties: row } }, total: { type: 'integer' } }),
};
export const begin = {
  summary: 'Dodanie klucza dostępu: o co zapytać urządzenie',
  response: answer({ data: asked }),
};
export const keep = {
  summary: 'Dodanie klucza dostępu',
  body: body({ name: text(80), passkey: made }),
  response: data(row),
};
export const ask = { ...begin, summary: 'Wejście kluczem dostępu: o co zapytać urządzenie' };
export const confirm = { ...begin, summary: 'Potwierdzenie tożsamości kluczem dostępu: o co zapytać urządzenie' };
export const gone = {
  summary: 'Usunięcie klucza dostępu',
  response: data({ id: string }),
};
export const verify = {
  summary: 'Klucz dostępu zamiast kodu',
  body: body({ email: email254, passkey: signed }),
  response: data({ verified: { type: 'boolean' } }),
};
export const open = {
  summary: 'Wejście kluczem dostępu',
  body: body({ passkey: signed }),
  ...opened,
};
