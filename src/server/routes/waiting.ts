import { resources } from '../../../resources';
import type { Resource } from '../../schema';
import { scopeOf } from '../plugins/gate';
import { waitingFor } from '../records/waiting/read';
import type { App, Services } from '../services';
import { companyAsked, companyQuery } from './companyAsked';

const text = { type: 'string' } as const;
const maybeText = { type: ['string', 'null'] } as const;
const number = { type: 'integer' } as const;
const maybeNumber = { type: ['integer', 'null'] } as const;
const anything = { type: 'object', additionalProperties: true } as const;

const item = {
  type: 'object',
  properties: {
    kind: { ...text, description: 'Rodzaj: zasób i kod, na przykład tickets.price' },
    resource: text,
    id: text,
    title: text,
    asks: { ...text, description: 'O co chodzi, słowami' },
    company: { type: ['object', 'null'], properties: { id: text, title: text } },
    due: { ...maybeText, description: 'Dzień albo chwila w Warszawie; dat wrażliwych lista nie podaje' },
    late: { type: 'boolean' },
    amount: { ...maybeNumber, description: 'Grosze' },
    net: { ...number, description: 'To samo bez VAT, gdy kwota jest brutto; grosze' },
    count: { ...maybeNumber, description: 'Ile rzeczy, gdy chodzi o kilka' },
    link: { ...text, description: 'Adres w panelu, pod którym się to załatwia' },
    component: { ...maybeText, description: 'Składnik strony głównej, do którego należy' },
    does: { type: ['object', 'null'], properties: { name: text, label: text }, description: 'Krok możliwy od razu' },
    facts: anything,
  },
} as const;

const answer = {
  type: 'object',
  properties: {
    data: { type: 'array', items: item, description: 'Spóźnione najpierw, potem według terminu' },
    groups: {
      type: 'array',
      description: 'Ile czego jest razem, także poza listą',
      items: {
        type: 'object',
        properties: {
          kind: text,
          resource: text,
          label: { type: 'array', items: text, description: 'Jedna, dwie do czterech, pięć i więcej' },
          count: number,
          late: number,
          link: text,
        },
      },
    },
    total: number,
  },
} as const;

/** `GET /api/waiting`: what waits for whoever asks, of all the sections that they may open. */
export function waitingRoute(app: App, { db }: Services): void {
  app.get(
    '/api/waiting',
    {
      config: { area: 'own', verb: 'list' },
      schema: { tags: ['waiting'], summary: 'Co na mnie czeka', querystring: companyQuery, response: { 200: answer } },
    },
    async (request) => waitingFor(db, scopeOf(request), Object.values<Resource>(resources), companyAsked(request)),
  );
}
