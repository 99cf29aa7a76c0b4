/** Shapes of what login takes and answers, for the checks and for OpenAPI. */
const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength }) as const;
const body = <P extends Record<string, object>>(properties: P, required: (keyof P)[] = Object.keys(properties)) =>
  ({ type: 'object', additionalProperties: false, required, properties }) as const;
const answer = (properties: Record<string, object>) => ({ 200: { type: 'object', properties } }) as const;
const data = (properties: Record<string, object>) => answer({ data: { type: 'object', properties } });

/** What a browser is asked to have signed: WebAuthn's own words, which pass through as they are. */
export const asked = { type: 'object', additionalProperties: true } as const;

export interface Check {
  email: string;
  password: string;
}
export interface Verify {
  email: string;
  code: string;
}
export interface Email {
  email: string;
}
export interface Token {
  token: string;
}

export const email254 = text(254);
export const password = text(1_000);
export const linkToken = { type: 'string', pattern: '^[A-Za-z0-9]{32,100}$' } as const;

export const check = {
  body: body({ email: email254, password }),
  response: data({ channel: { type: 'string' }, hint: { type: 'string' }, expires_in: { type: 'integer' }, passkey: asked }),
};
export const verify = { body: body({ email: email254, code: text(64) }), response: data({ verified: { type: 'boolean' } }) };
export const sent = { response: data({ sent: { type: 'boolean' } }) };
export const email = { body: body({ email: email254 }), ...sent };
export const token = { body: body({ token: linkToken }), response: data({ known: { type: 'boolean' } }) };
export const opened = { response: answer({ refresh_token: { type: 'string' } }) };
export const pair = { response: answer({ access_token: { type: 'string' }, refresh_token: { type: 'string' } }) };
export const status = { response: answer({ loggedIn: { type: 'boolean' }, id: { type: 'string' } }) };
export const ended = { response: data({ loggedIn: { type: 'boolean' } }) };
export { answer, body, data, text };
