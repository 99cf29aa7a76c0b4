import { answer, body, data, password as secret, text } from './authShapes';
import { signed } from './passkeyShapes';

/** Shapes of the calls about one's own login. */
const string = { type: 'string' } as const;
export const password = {
  body: body({ current_password: secret, password: secret }),
  response: data({ changed: { type: 'boolean' } }),
};
export const stepUp = {
  body: {
    type: 'object',
    additionalProperties: false,
    properties: { password: secret, code: text(64), passkey: signed },
    minProperties: 1,
    maxProperties: 1,
  },
  response: data({ until: string }),
};
const row = {
  id: string,
  created_at: string,
  last_seen_at: string,
  user_agent: string,
  network: string,
  current: { type: 'boolean' },
};
export const sessions = {
  querystring: { type: 'object', properties: { user_id: { type: 'string', format: 'uuid' } } },
  response: answer({ data: { type: 'array', items: { type: 'object', properties: row } }, total: { type: 'integer' } }),
};
export const session = { response: data({ id: string }) };
export const totpBegin = { response: data({ secret: string, url: string, picture: string }) };
export const totpConfirm = {
  body: body({ code: text(64) }),
  response: data({ recovery_codes: { type: 'array', items: string } }),
};
export const totpEnd = { response: data({ enabled: { type: 'boolean' } }) };
