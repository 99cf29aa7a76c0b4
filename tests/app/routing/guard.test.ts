import { describe, expect, test } from 'vitest';
import { guard, type Visit } from '../../../src/app/routing/guard';
import { type Match, matchRoute } from '../../../src/app/routing/match';
import { menuOf } from '../../../src/app/routing/menu';
import { kept } from '../../../src/app/session/session';
import { accountant, client, company, firm, worker } from '../support/people';
import { table } from '../support/table';

const people = { nobody: null, accountant: kept(accountant), worker: kept(worker), client: kept(client) };

/** Each look goes through the whole table, and everybody is asked about the same addresses. */
const found = new Map<string, Match | null>();
function at(target: string): Match {
  const { pathname } = new URL(target, 'http://panel');
  const match = found.get(pathname) ?? matchRoute(table, pathname);
  found.set(pathname, match);
  if (!match) throw new Error(`${target} is no screen`);
  return match;
}
function visit(who: keyof typeof people, target: string, changes: Partial<Visit> = {}) {
  return guard({ target, match: at(target), table, user: people[who], tenant: firm(), ...changes });
}
const goes = (who: keyof typeof people, target: string, changes: Partial<Visit> = {}) => {
  const verdict = visit(who, target, changes);
  return verdict.go === 'elsewhere' ? verdict.to : verdict.go;
};

describe('the guard, step by step', () => {
  test('1: the configuration is loaded before anything is judged', () => {
    expect(visit('nobody', '/login', { tenant: null })).toEqual({ go: 'load' });
    expect(visit('worker', '/dashboard/companies', { tenant: null })).toEqual({ go: 'load' });
  });

  test.each([
    ['worker', '/dashboard/companies', '/dashboard'],
    ['worker', '/dashboard/users', '/dashboard'],
    ['worker', `/dashboard/companies/${company}/edit`, '/dashboard'],
    ['accountant', '/dashboard/users/new', '/dashboard'],
  ] as const)('2: %s has not got what %s asks for and goes to %s', (who, target, to) => expect(goes(who, target)).toBe(to));

  test('2: a client without the area goes home, whatever else the screen asks', () => {
    const user = { ...kept(client), access: [] };
    expect(goes('client', '/documents', { user })).toBe('/');
    expect(goes('client', '/dashboard/documents', { user })).toBe('/');
  });

  test('2: a module that the firm switched off is not there, for anybody', () => {
    const tenant = firm({ modules: { documents: { enabled: false } } });
    expect(goes('accountant', '/dashboard/documents', { tenant })).toBe('/dashboard');
    expect(goes('client', '/documents', { tenant })).toBe('/');
  });

  test('2: in a firm without the first screen a person begins with the menu’s first entry', () => {
    const tenant = firm({ modules: { dashboard: { enabled: false } } });
    expect(goes('accountant', '/dashboard', { tenant })).toBe(menuOf(table, 'office', kept(accountant), tenant)[0]?.path);
    expect(goes('worker', '/dashboard/users', { tenant })).toBe('/dashboard');
    expect(goes('worker', '/dashboard', { tenant })).toBe('/dashboard/tasks');
    const nothing = { ...kept(worker), access: [] };
    expect(goes('worker', '/dashboard', { tenant, user: nothing })).not.toBe('/dashboard');
  });

  test('2: an anonymous visitor falls through, so that the deep link survives', () =>
    expect(goes('nobody', '/dashboard/documents?page=2')).toBe('/login?redirect=%2Fdashboard%2Fdocuments%3Fpage%3D2'));

  test('3: the title is the screen’s and the firm’s suffix, also on the way to the login', () => {
    expect(visit('accountant', '/dashboard/companies/new')).toEqual({ go: 'on', title: 'Nowa firma | Panel Biura' });
    expect(visit('nobody', '/dashboard')).toMatchObject({ title: 'Pulpit | Panel Biura' });
  });

  test.each(['/dashboard', '/', '/profile', '/documents', `/companies/${company}`])('4: %s needs a login', (target) =>
    expect(goes('nobody', target)).toBe(`/login?redirect=${encodeURIComponent(target)}`),
  );

  test('5: a client is turned away from the office’s screens with the address kept', () =>
    expect(goes('client', '/dashboard/companies?page=3')).toBe('/?redirect=%2Fdashboard%2Fcompanies%3Fpage%3D3'));

  test.each(['/', '/profile', '/documents', '/login'])('6: an administrator at %s goes to the dashboard', (target) =>
    expect(goes('accountant', target)).toBe(`/dashboard?redirect=${encodeURIComponent(target)}`),
  );

  test('6: S11: the token of a link goes into no other address', () => {
    expect(goes('accountant', '/reset-password/abc123')).toBe('/dashboard');
    expect(goes('accountant', '/register/abc123')).toBe('/dashboard');
  });

  test.each([
    ['nobody', '/login'],
    ['nobody', '/register/abc123'],
    ['nobody', '/reset-password/ABC123'],
    ['client', '/login'],
    ['client', '/'],
    ['client', `/companies/${company}`],
    ['accountant', '/dashboard'],
    ['accountant', '/dashboard/users/profile'],
    ['worker', '/dashboard/users/profile'],
    ['worker', '/dashboard/tasks'],
    ['worker', '/dashboard/uptimes'],
  ] as const)('%s opens %s', (who, target) => expect(goes(who, target)).toBe('on'));
});

describe('the client’s surveys', () => {
  const address = `/surveys/${company}`;
  const lifted = firm({ switches: { clientSurveys: true } });

  test('carry the admin-only flag: a client is sent home with the address kept', () => {
    for (const target of ['/surveys', address]) expect(goes('client', target)).toBe(`/?redirect=${encodeURIComponent(target)}`);
  });
  test('open to clients where the firm’s switch lifts the flag', () => {
    expect(goes('client', '/surveys', { tenant: lifted })).toBe('on');
    expect(goes('client', address, { tenant: lifted })).toBe('on');
  });
  test('lead an administrator to the office’s own, switch or not', () => {
    for (const tenant of [firm(), lifted]) expect(goes('accountant', address, { tenant })).toBe('/dashboard/surveys');
  });
  test('stand in the client’s menu with the switch alone', () => {
    const names = (tenant: typeof lifted) => menuOf(table, 'client', kept(client), tenant).map(({ name }) => name);
    expect(names(lifted)).toContain('client.surveys.list');
    expect(names(firm())).not.toContain('client.surveys.list');
  });
  test('the office makes a survey at /create, literally', () => {
    expect(at('/dashboard/surveys/create').route.name).toBe('surveys.create');
    expect(goes('accountant', '/dashboard/surveys/create')).toBe('on');
  });
});

test('the places people are sent to open for them, so that no redirect runs in circles', () => {
  for (const who of ['accountant', 'worker', 'client'] as const) {
    for (const route of table) {
      const target = route.path
        .replace(':id', company)
        .replace(':trainingId', company)
        .replace(':token', 'abc')
        .replace(':year', '2026')
        .replace(':category', 'vat');
      const verdict = visit(who, target);
      if (verdict.go !== 'elsewhere') continue;
      const next = visit(who, verdict.to);
      expect({ who, target, to: verdict.to, next: next.go }).toMatchObject({ next: 'on' });
    }
  }
});
