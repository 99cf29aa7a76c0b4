import { beforeAll, expect, test } from 'vitest';
import { clientsAfter, clientsStamp } from '../../../src/server/recurring/rows';
import { type Added, openOffice } from '../../support/office';
import type { PrincipalName } from '../../support/principals';

/** Names of the statements that were asked. */
const asked: string[] = [];
const office = openOffice({
  database: (db) => ({
    ...db,
    query(statement) {
      asked.push(statement.name ?? statement.text);
      return db.query(statement);
    },
  }),
});
const profile = {
  ...{ company_type: 'jdg', taxation_form: 'pit_flat', advance_mode: 'monthly', accounting_type: 'kpir', zus_scheme: 'full' },
  ...{ vat_status: 'active', vat_period: 'monthly', status: 'active', vat_number: null },
};
let bakery: Added;

beforeAll(async () => {
  bakery = await office.add('companies', { ...profile, title: 'Piekarnia', owner_id: office.idOf('szef') });
  await office.add('companies', { ...profile, title: 'Stolarnia', owner_id: office.idOf('kadry') });
});

const isReading = (name: string) => name.startsWith('recurring.clients.');

/** Who owes something in December, and how often clients were read for that. */
async function owing(more = '', who: PrincipalName = 'szef', firm: 'demo' | 'kancelaria' = 'demo') {
  asked.length = 0;
  const { status, data } = await office.as(who, firm).get(`/api/obligations/clients?month=2026-12${more}`);
  expect(status).toBe(200);
  return {
    names: (data.clients as { company: { title: string } }[]).map(({ company }) => company.title),
    readings: asked.filter(isReading).length,
  };
}

test('clients are read once for all who look, page after page, while nothing of them is written', async () => {
  expect((await owing()).readings).toBe(1);
  const again = await owing('&page=2');
  expect(again.readings).toBe(0);
  const others = await owing('', 'ksiegowa');
  expect(others.readings).toBe(0);
  expect(others.names).toEqual(expect.arrayContaining(['Piekarnia', 'Stolarnia']));
});

test('of kept clients a keeper’s are told apart', async () => {
  await owing();
  expect(await owing(`&keeper=${office.idOf('kadry')}`)).toEqual({ names: ['Stolarnia'], readings: 0 });
});

test.each(['companies', 'employees', 'powers', 'company-persons', 'month-answers', 'profile-lines'] as const)(
  'they are read anew once one of %s was written',
  async (name) => {
    await owing();
    expect((await owing()).readings).toBe(0);
    await office.add(name, name === 'companies' ? {} : { company_id: bakery.id });
    expect((await owing()).readings).toBe(1);
    expect((await owing()).readings).toBe(0);
  },
);

test('what a person changes stands in the next look', async () => {
  await owing();
  const renamed = await office.as('super').put('/api/companies/', { id: bakery.id, title: 'Cukiernia' });
  expect(renamed.status).toBe(200);
  const { names } = await owing();
  expect(names).toContain('Cukiernia');
  expect(names).not.toContain('Piekarnia');
});

test('all that clients are read from is asked whether it changed', async () => {
  const texts: Record<string, string> = {};
  const { db, tenants } = office.services;
  const tenantId = tenants.all().find(({ key }) => key === 'demo')?.id ?? 0;
  const heard = {
    query<Row extends object>(statement: Parameters<typeof db.query>[0]) {
      texts[statement.name ?? ''] = statement.text;
      return db.query<Row>(statement);
    },
  };
  await clientsStamp(heard, tenantId);
  await clientsAfter(heard, tenantId, null, 1);
  const tables = (text = '') =>
    new Set([...text.matchAll(/\b(?:from|join) ([a-z_]+)/g)].map(([, name]) => name).filter((name) => name !== 'lateral'));
  expect(tables(texts['recurring.clients.1']).size).toBeGreaterThan(1);
  expect(tables(texts['recurring.clientsStamp'])).toEqual(tables(texts['recurring.clients.1']));
});

test('P24: of kept clients everybody is told of those on their side of the walls', async () => {
  const rules = office.services.tenants.all().find(({ key }) => key === 'demo')?.config;
  if (!rules) throw new Error('The firm has another name');
  await owing();
  rules.switches.teamWalls = true;
  try {
    const stranger = await owing('', 'ksiegowa');
    expect(stranger.readings).toBe(0);
    expect(stranger.names).not.toContain('Stolarnia');
    expect((await owing('', 'kadry')).names).toContain('Stolarnia');
  } finally {
    rules.switches.teamWalls = false;
  }
});

test('T04: what is kept of one firm is nothing of another', async () => {
  await owing();
  const { names, readings } = await owing('', 'szef', 'kancelaria');
  expect(readings).toBe(1);
  expect(names).not.toContain('Stolarnia');
  await office.add('companies', { ...profile, title: 'Kwiaciarnia' }, 'kancelaria');
  expect((await owing('', 'szef', 'kancelaria')).names).toContain('Kwiaciarnia');
  expect(await owing()).toMatchObject({ readings: 0, names: expect.not.arrayContaining(['Kwiaciarnia']) });
});
