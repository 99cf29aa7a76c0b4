import { fileSchema } from '../openapiSchemas';
import { data } from './authShapes';

/** Shapes of the calls about files. */
const tags = ['files'];
const params = { type: 'object', required: ['id'], properties: { id: { type: 'string' } } } as const;
const stored = { type: 'object', properties: { data: { type: 'array', items: fileSchema } } };
const bytes = (type: string) => ({ 200: { content: { [type]: { schema: { type: 'string', format: 'binary' } } } } });

export const upload = {
  tags,
  summary: 'Dodanie plików (multipart/form-data), wszystkich albo żadnego; należą do dodającego, dopóki nie przyjmie ich rekord',
  consumes: ['multipart/form-data'],
  response: { 201: stored },
};
export const download = { tags, summary: 'Plik do zapisania', params, response: bytes('application/octet-stream') };
export const preview = {
  tags,
  summary: 'Obraz pliku albo strony PDF',
  params,
  querystring: { type: 'object', properties: { page: { type: 'string', description: 'Strona PDF, od 1' } } },
  response: bytes('image/webp'),
};
export const thumbnail = { tags, summary: 'Miniatura pliku', params, response: bytes('image/webp') };
export const content = {
  tags,
  summary:
    'Co mówi plik XML: faktura FA, UPO albo JPK_V7 odczytane przez serwer; inny XML to kind „form” z nazwą wzoru, a inne pliki „other”',
  params,
  response: {
    200: {
      type: 'object',
      properties: {
        data: {
          type: 'object',
          required: ['kind'],
          properties: { kind: { enum: ['invoice', 'upo', 'jpk', 'form', 'unreadable', 'other'] } },
          additionalProperties: true,
        },
      },
    },
  },
};
export const unpack = {
  tags,
  summary: 'Pliki z własnego archiwum ZIP, po kilka naraz: każdy staje się osobnym plikiem dodającego, jak dodany sam',
  params,
  body: {
    type: 'object',
    additionalProperties: false,
    properties: { from: { type: 'integer', minimum: 0, maximum: 2_000 } },
  },
  response: {
    201: {
      type: 'object',
      properties: {
        data: {
          type: 'object',
          properties: {
            files: { type: 'array', items: fileSchema },
            refused: {
              type: 'array',
              items: { type: 'object', properties: { name: { type: 'string' }, says: { type: 'string' } } },
            },
            total: { type: 'integer' },
            next: { type: ['integer', 'null'] },
          },
        },
      },
    },
  },
};
export const versions = {
  tags,
  summary: 'Pliki, które stały w tym samym polu rekordu, od najnowszego',
  params,
  response: { 200: stored },
};
export const discard = {
  tags,
  summary: 'Usunięcie własnego pliku, którego nie przyjął żaden rekord',
  params,
  response: data({ id: { type: 'string' } }),
};
