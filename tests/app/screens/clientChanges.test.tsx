import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { completeNrb, formatNrb } from '../../../src/domain/identifiers/nrb';
import { id, openFirm, page } from '../resource/office';
import { heading } from '../support/panel';
import { client, company } from '../support/people';

const account = completeNrb('11402004', '0000310212345678') ?? '';
const other = id(8);
const several = { ...client, companies: [company, other], company_roles: { [company]: 'owner', [other]: 'owner' } } as const;
const change = (nth: number, values: object = {}) => ({
  id: id(nth),
  version: 1,
  company_id: company,
  company: { id: company, title: 'Piekarnia Kłos' },
  kind: 'account',
  account_number: account,
  account_purpose: 'main',
  status: 'asked',
  since: null,
  answer: null,
  decided_at: null,
  created_at: '2026-11-18 08:00:00',
  ...values,
});
const decided = [
  change(2, { status: 'refused', answer: 'Ten rachunek jest prywatny', decided_at: '2026-11-19 10:00:00' }),
  change(3, {
    status: 'accepted',
    kind: 'address',
    account_number: null,
    address_street: 'Lipowa',
    address_building: '7',
    address_flat: '3',
    address_postal_code: '90-001',
    address_city: 'Łódź',
    since: '2026-12-01',
    decided_at: '2026-11-17 10:00:00',
  }),
  change(4, {
    status: 'withdrawn',
    kind: 'contact',
    account_number: null,
    first_name: 'Anna',
    last_name: 'Nowak',
    phone: '+48501502503',
    email: 'anna@klos.test',
  }),
];
const open = (asked: readonly ReturnType<typeof change>[], others = decided, person: typeof client = client) =>
  openFirm('/data-changes', {
    person,
    answers: {
      'GET /api/companies/': page(person.companies.map((each, nth) => ({ id: each, title: `Firma ${nth}` }))),
      'GET /api/waiting': { json: { data: [], groups: [], total: 0 } },
      'GET /api/data-changes/': ({ query }) =>
        query.get('filters')?.includes('refused') ? page(others, others.length === 0 ? 0 : 12) : page(asked),
    },
  });
const rows = async (part: string) => within(await screen.findByRole('region', { name: part })).getAllByRole('listitem');

test('a client reads what they asked to have changed: what waits, what became of the rest, when, and why not', async () => {
  const { user, to } = await open([change(1, { since: '2026-12-01' })]);
  await heading('Prośby o zmianę danych');
  const [waiting] = await rows('Czeka na biuro');
  expect(waiting).toHaveTextContent(formatNrb(account));
  expect(waiting).toHaveTextContent('wysłana 18.11.2026zmiana od 01.12.2026');
  expect(waiting).toHaveTextContent('Decyzję dostaniesz w powiadomieniu.');
  expect(within(waiting as HTMLElement).getByRole('link', { name: 'Rachunek bankowy' })).toHaveAttribute(
    'href',
    `/data-changes/${id(1)}`,
  );
  const [refused, accepted, withdrawn] = await rows('Załatwione');
  expect(refused).toHaveTextContent('Odrzucona');
  expect(refused).toHaveTextContent('Biuro odmówiło 19.11.2026: Ten rachunek jest prywatny.');
  expect(accepted).toHaveTextContent('Lipowa 7/3, 90-001 Łódź');
  expect(accepted).toHaveTextContent('Biuro wpisało te dane na kartę firmy 17.11.2026.');
  expect(withdrawn).toHaveTextContent('Anna Nowak, +48 501 502 503, anna@klos.test');
  expect(withdrawn).toHaveTextContent('Prośba jest wycofana, więc na karcie nic się nie zmieni.');
  expect(within(screen.getByRole('main')).queryByText('Piekarnia Kłos')).toBeNull();
  expect(screen.getByRole('link', { name: 'Nowa prośba o zmianę danych' })).toHaveAttribute('href', '/data-changes/new');
  await user.click(screen.getByRole('button', { name: 'Pokaż wcześniejsze' }));
  await waitFor(() => expect(to('GET /api/data-changes/').at(-1)?.query.get('limit')).toBe('20'));
});

test('who has several companies reads whose each request is, and who only looks on asks for none', async () => {
  await open([change(1)], [], { ...several, company_roles: { [company]: 'viewer', [other]: 'viewer' } } as never);
  const [waiting] = await rows('Czeka na biuro');
  expect(waiting).toHaveTextContent('Piekarnia Kłos');
  expect(screen.queryByRole('region', { name: 'Załatwione' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Nowa prośba o zmianę danych' })).toBeNull();
});

test('where nothing was asked, it says what may be', async () => {
  await open([], []);
  expect(await screen.findByText('Nie ma tu jeszcze próśb')).toBeVisible();
});

test('of more than a hundred requests that wait the rest comes when it is asked for', async () => {
  const many = Array.from({ length: 103 }, (_, nth) => change(100 + nth));
  const { user } = await openFirm('/data-changes', {
    person: client,
    answers: {
      'GET /api/companies/': page([{ id: company, title: 'Piekarnia Kłos' }]),
      'GET /api/waiting': { json: { data: [], groups: [], total: 0 } },
      'GET /api/data-changes/': ({ query }) => {
        if (query.get('filters')?.includes('refused')) return page([], 0);
        const [at, limit] = [Number(query.get('page') ?? 1), Number(query.get('limit') ?? 25)];
        return page(many.slice((at - 1) * limit, at * limit), many.length);
      },
    },
  });
  expect(await rows('Czeka na biuro')).toHaveLength(100);
  await user.click(screen.getByRole('button', { name: 'Pokaż więcej' }));
  await waitFor(async () => expect(await rows('Czeka na biuro')).toHaveLength(103));
  expect(screen.queryByRole('button', { name: 'Pokaż więcej' })).toBeNull();
});
