// In a process of its own: the panel it draws learns of a new version of itself, and does not forget it.
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tellNewVersion } from '../../../src/app/updates/newVersion';
import { components } from '../../../src/tenants/standard';
import { company, id, openFirm, page } from '../resource/office';
import { accountant, client, company as ownCompany } from '../support/people';

type Look = () => HTMLElement | null | undefined;
interface Case {
  at: string;
  person?: typeof client;
  /** What each variant alone looks like. */
  variants: Record<string, Look>;
  /** Besides what every screen here is answered. */
  before?: () => void;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:30:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const waiting = (nth: number, component: string | null, changes: object = {}) => ({
  kind: 'documents.to_check',
  resource: 'documents',
  id: id(nth),
  title: `Rzecz ${nth}`,
  asks: 'Sprawdź',
  company: { id: ownCompany, title: 'Piekarnia Kłos' },
  due: '2026-11-19',
  late: true,
  amount: null,
  count: null,
  link: `/somewhere/${nth}`,
  component,
  does: null,
  facts: {},
  ...changes,
});
const payment = {
  amount: 341_200,
  facts: {
    settlement_id: id(8),
    period: '2026-10',
    kind: 'vat',
    account_number: '61109010140000071219812874',
    payee_name: 'Urząd Skarbowy',
    transfer_title: 'VAT 10/2026',
  },
};
const holiday = { title: 'Wakacje składkowe 2026', facts: { year: 2026, months: '2026-12', last_day: '2026-11-30' } };
const data = [
  waiting(1, null),
  waiting(2, 'settlementBanner', payment),
  waiting(3, 'employeeList', { title: 'Ola Nowak' }),
  waiting(4, 'medicalExaminationsAlert', { title: 'Jan Wójcik' }),
  waiting(5, 'vacationZusAlert', holiday),
];
const group = {
  kind: 'documents.to_check',
  resource: 'documents',
  label: ['plik', 'pliki', 'plików'],
  count: 7,
  late: 1,
  link: '/x',
};
const states = (...rows: [string, number][]) => ({
  json: { data: rows.map(([key, count]) => ({ key, title: key, count, sums: {} })) },
});
const own = company(1, { id: ownCompany, title: 'Piekarnia Kłos' });
const ticket = {
  id: id(60),
  version: 1,
  number: 'S/2026/1',
  subject: 'Umowa zlecenia',
  status: 'open',
  company: { id: ownCompany, title: 'Piekarnia Kłos' },
};
const answers = {
  'GET /api/waiting': { json: { data, groups: [group], total: data.length } },
  'GET /api/tasks/': page([{ id: id(70), version: 1, title: 'Deklaracja', status: 'new', due_date: '2026-11-25' }]),
  'GET /api/tasks/groups': states(['2026-11-10', 3]),
  'GET /api/documents/groups': states(['new', 9]),
  'GET /api/settlements/groups': states(['booking', 5]),
  'GET /api/companies/groups': states(['booking', 2]),
  'GET /api/tickets/': page([ticket]),
  'GET /api/companies/': page([own]),
  [`GET /api/companies/${ownCompany}`]: { json: own },
  'GET /api/employees/': page([{ id: id(1), first_name: 'Ola', last_name: 'Nowak' }]),
};

const region = (name: string) => screen.queryByRole('region', { name });
const inRegion = (name: string, look: (part: ReturnType<typeof within>) => HTMLElement | null) => {
  const part = region(name);
  return part && look(within(part));
};
const without =
  (look: Look, other: Look): Look =>
  () =>
    other() ? null : look();
const late: Look = () => inRegion('Co na mnie czeka', (part) => part.queryByRole('link', { name: 'Rzecz 1' }));
const allWaiting: Look = () => inRegion('Co na mnie czeka', (part) => part.queryByRole('link', { name: /^7\splików$/ }));
const stages: Look = () => inRegion('Miesiąc w skrócie', (part) => part.queryByRole('link', { name: /^Wysłane do klientów/ }));
const counts: Look = () => inRegion('Miesiąc w skrócie', (part) => part.queryByRole('link', { name: /Zadania po terminie/ }));
const cases = {
  rows: () => inRegion('Otwarte sprawy', (part) => part.queryByRole('list')),
  table: () => inRegion('Otwarte sprawy', (part) => part.queryByRole('table')),
} satisfies Record<string, Look>;
const banner: Look = () => screen.queryByRole('complementary', { name: 'Rozliczenie do zapłaty' });
const account: Look = () => screen.queryByRole('button', { name: 'Kopiuj rachunek: VAT' });
const dates = 'Kończące się terminy pracowników';
const factorLine: Look = () => screen.queryByRole('link', { name: 'Włącz w profilu' });
const factorWindow: Look = () => screen.queryByRole('dialog', { name: 'Zabezpiecz swoje konto' });
const versionLine: Look = () => screen.queryByText(/^Jest nowa wersja panelu\. Odśwież stronę/);
const versionWindow: Look = () => screen.queryByRole('dialog', { name: 'Nowa wersja panelu' });
const vacation: Look = () => region('Wakacje składkowe 2026');
const employeesBelow: Look = () => region('Wszyscy pracownicy');
const placeOf =
  (name: string): Look =>
  () =>
    inRegion('Zobacz też', (part) => part.queryByRole('link', { name }));
const employeesPlace = placeOf('Pracownicy');

const office = { at: '/dashboard' };
const home = { at: '/', person: client };
const unprotected = { ...client, second_factor: 'email' as const };
const card = { at: `/companies/${ownCompany}`, person: client };

/** Where each component of the standard stands; one without an entry here fails. */
const table: Record<string, Case> = {
  'dashboard.waitingList': { ...office, variants: { full: late, compact: without(allWaiting, late) } },
  'dashboard.myTasks': { ...office, variants: { list: () => region('Moje zadania') } },
  'dashboard.monthGlance': { ...office, variants: { full: stages, compact: without(counts, stages) } },
  'dashboard.myWeek': { ...office, variants: { bars: () => region('Mój tydzień') } },
  'dashboard.companiesByStatus': { ...office, variants: { bars: () => region('Firmy według rozliczenia') } },
  'dashboard.companyTable': { ...office, variants: { mine: () => region('Moje firmy'), all: () => region('Firmy biura') } },
  'dashboard.settlementBanner': { ...home, variants: { full: account, compact: without(banner, account) } },
  'dashboard.ticketList': { ...home, variants: { compact: cases.rows, table: cases.table } },
  'dashboard.employeeList': {
    ...home,
    variants: {
      compact: () => inRegion(dates, (part) => part.queryByRole('list')),
      table: () => inRegion(dates, (part) => part.queryByRole('table')),
    },
  },
  'dashboard.tfaAlert': {
    ...home,
    person: unprotected,
    variants: { banner: without(factorLine, factorWindow), dialog: factorWindow },
  },
  'dashboard.refreshAlert': {
    ...home,
    before: () => act(() => tellNewVersion()),
    variants: { banner: without(versionLine, versionWindow), dialog: versionWindow },
  },
  'dashboard.medicalExaminationsAlert': {
    ...home,
    variants: { banner: () => region('Badania lekarskie'), list: () => region('Badania lekarskie pracowników') },
  },
  'dashboard.vacationZusAlert': {
    ...home,
    variants: {
      banner: () => (vacation()?.matches('.notice-box') ? vacation() : null),
      list: () => (vacation()?.matches('.panel') ? vacation() : null),
    },
  },
  'company.employeeList': { ...card, variants: { table: without(employeesPlace, employeesBelow), compact: employeesBelow } },
  'company.ticketList': { ...card, variants: { compact: cases.rows, table: cases.table } },
  'company.obligationList': { ...card, variants: { list: placeOf('Terminy na najbliższy rok') } },
};

const standing = Object.entries(components).flatMap(([module, parts]) =>
  Object.entries(parts).map(([name, { variants }]) => ({ path: `${module}.${name}`, module, name, variants })),
);

type Part = Pick<(typeof standing)[number], 'module' | 'name'>;
async function open({ at, person = accountant, before }: Case, parts: readonly Part[], change: object) {
  before?.();
  const modules: Record<string, { components: Record<string, object> }> = {};
  for (const { module, name } of parts) modules[module] = { components: { ...modules[module]?.components, [name]: change } };
  await openFirm(at, { person, answers, firm: { modules } });
  await screen.findByRole('heading', { level: 1, hidden: true });
}

test('every component of the standard has a case here, with all its variants', () => {
  const known = Object.entries(table).map(([path, { variants }]) => [path, Object.keys(variants).sort()]);
  expect(Object.fromEntries(known)).toEqual(
    Object.fromEntries(standing.map(({ path, variants }) => [path, variants.toSorted()])),
  );
});

const drawn = standing.flatMap(({ variants, ...rest }) => variants.map((variant) => ({ ...rest, variant })));
test.each(drawn)('P03: $path is drawn as $variant and in no other way', async ({ path, variant, ...part }) => {
  const one = table[path];
  if (!one) throw new Error(`${path} has no case`);
  await open(one, [part], { variant });
  await waitFor(() => expect(one.variants[variant]?.()).toBeTruthy());
  for (const [other, look] of Object.entries(one.variants)) expect([other, Boolean(look())]).toEqual([other, other === variant]);
});

/** It stands there for everybody, at once. */
function isDrawnAt(at: string, other: Case | undefined): boolean {
  return other?.at === at && other.person !== unprotected && other.before === undefined;
}

/** Components that are hidden in one drawing: every second of those that stand there for everybody, or one that does not, alone. */
const hidden = [...new Set(Object.values(table).map(({ at }) => at))].flatMap((at) => {
  const there = standing.filter(({ path }) => table[path]?.at === at);
  const plain = there.filter(({ path }) => isDrawnAt(at, table[path]));
  const halves = [0, 1].map((half) => plain.filter((_, nth) => nth % 2 === half));
  return [...halves, ...there.filter((one) => !plain.includes(one)).map((one) => [one])];
});
test('every component of the standard is hidden once', () =>
  expect(
    hidden
      .flat()
      .map(({ path }) => path)
      .sort(),
  ).toEqual(standing.map(({ path }) => path).sort()));

test.each(hidden.map((parts) => [parts.map(({ path }) => path).join(', '), parts] as const))(
  'P03: %s that the firm hides are not there',
  async (_, parts) => {
    const [first] = parts;
    const one = first && table[first.path];
    if (!one) throw new Error('There is nothing to hide');
    await open(one, parts, { visible: false });
    const others = standing.filter((other) => !parts.includes(other) && isDrawnAt(one.at, table[other.path]));
    expect(others.length).toBeGreaterThan(0);
    for (const other of others)
      await waitFor(() => expect(table[other.path]?.variants[other.variants[0] ?? '']?.()).toBeTruthy());
    for (const { path } of parts) expect(Object.entries(table[path]?.variants ?? {}).filter(([, look]) => look())).toEqual([]);
  },
);
