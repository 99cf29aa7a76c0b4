import { inboxLimits } from '../../contract/inbox';
import type { Resource } from '../../schema';
import { fileSchema, type JsonSchema } from '../openapiSchemas';
import { companyQuery } from './companyAsked';

/** Shapes of the calls about conversations. */
const text = { type: 'string' } as const;
const uuid = { type: 'string', format: 'uuid' } as const;
const moment = { type: ['string', 'null'], description: 'Czas w Warszawie' } as const;
const person = { type: ['object', 'null'], properties: { id: uuid, title: text } } as const;
const params = { type: 'object', required: ['id'], properties: { id: text } } as const;
const postParams = { type: 'object', required: ['id', 'post'], properties: { id: text, post: text } } as const;

const post: JsonSchema = {
  type: 'object',
  properties: {
    id: uuid,
    author: person,
    office: { type: 'boolean', description: 'Napisało biuro' },
    mine: { type: 'boolean' },
    internal: { type: 'boolean', description: 'Notatka, której klient nie widzi' },
    body: { type: ['string', 'null'], description: 'HTML' },
    reply_to: { type: ['object', 'null'], properties: { id: uuid, author: person, excerpt: text } },
    files: { type: 'array', items: fileSchema },
    mentions: { type: 'array', items: person },
    created_at: moment,
    edited_at: moment,
    retracted_at: moment,
    open: { type: 'boolean', description: 'Można ją jeszcze poprawić lub wycofać' },
  },
};
const page: JsonSchema = {
  type: 'object',
  properties: {
    data: { type: 'array', items: post },
    more: { type: 'boolean' },
    receipts: { type: 'array', items: { type: 'object', properties: { id: uuid, title: text, post: uuid, at: moment } } },
    notes: { type: 'boolean' },
    looks_on: { type: 'boolean' },
  },
};
const sent: JsonSchema = {
  type: 'object',
  properties: {
    body: { type: ['string', 'null'], description: 'HTML' },
    internal: { type: 'boolean' },
    reply_to: { type: ['string', 'null'], format: 'uuid' },
    mentions: { type: 'array', items: uuid },
    file_ids: { type: 'array', items: uuid },
  },
};

const call = ({ name, labels }: Resource, summary: string) => ({ tags: [name], summary: `${labels.few}: ${summary}` });

export const list = (resource: Resource) => ({
  ...call(resource, 'rozmowa'),
  params,
  querystring: { type: 'object', properties: { before: { ...text, description: 'Id wpisu, przed którym czytać dalej' } } },
  response: { 200: page },
});
export const write = (resource: Resource) => ({
  ...call(resource, 'nowy wpis w rozmowie'),
  params,
  body: sent,
  response: { 201: post },
});
export const correct = (resource: Resource) => ({
  ...call(resource, 'poprawienie własnego wpisu'),
  params: postParams,
  body: { type: 'object', required: ['body'], properties: { body: text } },
  response: { 200: post },
});
export const retract = (resource: Resource) => ({
  ...call(resource, 'wycofanie własnego wpisu'),
  params: postParams,
  response: { 200: post },
});
export const read = (resource: Resource) => ({
  ...call(resource, 'rozmowa przeczytana do wpisu'),
  params,
  body: { type: 'object', required: ['to'], properties: { to: uuid } },
  response: { 200: { type: 'object', properties: { data: { type: 'object', properties: { id: uuid } } } } },
});
export const people = (resource: Resource) => ({
  ...call(resource, 'kogo można wspomnieć'),
  params,
  querystring: { type: 'object', properties: { q: text } },
  response: { 200: { type: 'object', properties: { data: { type: 'array', items: person } } } },
});
export const unread = {
  tags: ['unread'],
  summary: 'W ilu rekordach jest coś nieprzeczytanego, według zasobów',
  querystring: companyQuery,
  response: { 200: { type: 'object', properties: { data: { type: 'object', additionalProperties: { type: 'integer' } } } } },
};

const conversation: JsonSchema = {
  type: 'object',
  properties: {
    resource: text,
    id: uuid,
    title: text,
    company: person,
    status: text,
    at: { ...moment, description: 'Kiedy ktoś ostatnio napisał, w Warszawie' },
    last: {
      type: 'object',
      properties: {
        mine: { type: 'boolean' },
        author: { type: ['string', 'null'] },
        excerpt: text,
        files: { type: 'integer' },
      },
    },
    unread: { type: 'integer' },
    waits: {
      type: ['object', 'null'],
      description: 'Co czeka na pytającego',
      properties: { kind: text, label: text, amount: { type: ['integer', 'null'], description: 'Grosze' } },
    },
    link: { ...text, description: 'Adres w panelu' },
  },
};
export const inbox = {
  tags: ['inbox'],
  summary: 'Rozmowy klienta ze wszystkich zasobów, ostatnio zapisane najpierw',
  querystring: {
    type: 'object',
    properties: { ...companyQuery.properties, limit: { ...text, description: `Ile, od 1 do ${inboxLimits.most}` } },
  },
  response: {
    200: { type: 'object', properties: { data: { type: 'array', items: conversation }, more: { type: 'boolean' } } },
  },
};
