import { answer, body, data, linkToken, text } from '../routes/authShapes';

const string = { type: 'string' } as const;
const line = { type: 'object', properties: { label: string, value: string } } as const;
const lines = { type: 'array', items: line } as const;
const glance = data({
  kind: string,
  lines,
  items: {
    type: ['object', 'null'],
    properties: { label: string, rows: { type: 'array', items: { type: 'object', properties: { name: string, lines } } } },
  },
  closed: { type: 'array', items: string },
  code: { type: ['object', 'null'], properties: { channel: string, hint: string } },
  to: string,
});
const row = {
  id: string,
  opens: string,
  created_at: string,
  expires_at: string,
  opened: { type: 'integer' },
  last_opened_at: { type: ['string', 'null'] },
} as const;

export const open = {
  summary: 'Wejście linkiem z powiadomienia: jedna rzecz, bez kwot i kont',
  body: body({ token: linkToken }),
  response: glance,
};
export const sent = { summary: 'Wejście linkiem: wysłanie kodu SMS-em', response: data({ sent: { type: 'boolean' } }) };
export const verify = {
  summary: 'Wejście linkiem: kod odsłania kwoty i konta',
  body: body({ code: text(64) }),
  response: glance,
};
export const list = {
  summary: 'Wysłane linki, które jeszcze działają',
  querystring: { type: 'object', properties: { user_id: { type: 'string', format: 'uuid' } } },
  response: answer({ data: { type: 'array', items: { type: 'object', properties: row } }, total: { type: 'integer' } }),
};
export const end = { summary: 'Wyłączenie wysłanego linku', response: data({ id: string }) };
