import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { standard } from '../../../src/tenants/standard';
import { heading, openPanel } from '../support/panel';
import { accountant, client } from '../support/people';
import { wire } from '../support/wire';

/** The panels' code, watched: what stands in for it says when it was fetched. */
const fetched = vi.hoisted((): string[] => []);
vi.mock('../../../src/app/areas/office', () => {
  fetched.push('office');
  return { default: () => <h1>Panel biura</h1>, screenOf: () => async () => ({ default: () => null }) };
});
vi.mock('../../../src/app/areas/client', () => {
  fetched.push('client');
  return { default: () => <h1>Panel klienta</h1>, screenOf: () => async () => ({ default: () => null }) };
});

beforeEach(() => {
  wire({ 'GET /api/config': { json: standard('demo') } });
});
let dispose = () => {};
afterEach(() => dispose());
function open(...panel: Parameters<typeof openPanel>) {
  const opened = openPanel(...panel);
  dispose = () => opened.router.dispose();
  return opened;
}

test('nothing of a panel is fetched for an anonymous visitor, nor of the office’s for a client', async () => {
  const nobody = open('/dashboard/companies');
  await heading('Zaloguj się');
  expect(nobody.at()).toBe('/login?redirect=%2Fdashboard%2Fcompanies');
  expect(fetched).toEqual([]);
  nobody.router.dispose();
  cleanup();

  const { at } = open('/dashboard/companies', client);
  await heading('Panel klienta');
  expect(at()).toBe('/?redirect=%2Fdashboard%2Fcompanies');
  expect(document.title).toBe('Strona główna | Panel Biura');
  expect(fetched).toEqual(['client']);
});

test('an administrator is led to the office’s panel, where back and forward work', async () => {
  const { at, router } = open('/documents', accountant);
  await heading('Panel biura');
  expect(at()).toBe('/dashboard?redirect=%2Fdocuments');
  await router.navigate('/dashboard/companies');
  expect([at(), document.title]).toEqual(['/dashboard/companies', 'Firmy | Panel Biura']);
  await router.navigate('/dashboard/companies/7');
  await heading('Nie ma takiej strony');
  await router.navigate(-1);
  await waitFor(() => expect([at(), document.title]).toEqual(['/dashboard/companies', 'Firmy | Panel Biura']));
  expect(await heading('Panel biura')).toBeVisible();
  expect(screen.queryByText('Nie ma takiej strony')).toBeNull();
});

test('the way back keeps the whole address, its hash too, at the first visit and at a later one', async () => {
  const nobody = open('/dashboard/companies?page=2#dane');
  await heading('Zaloguj się');
  expect(nobody.at()).toBe(`/login?redirect=${encodeURIComponent('/dashboard/companies?page=2#dane')}`);
  nobody.router.dispose();
  cleanup();

  const { at, router } = open('/', client);
  await heading('Panel klienta');
  await router.navigate('/dashboard/companies#dane');
  expect(at()).toBe(`/?redirect=${encodeURIComponent('/dashboard/companies#dane')}`);
  await router.navigate('/dashboard/companies#44051401359');
  expect(at()).toBe(`/?redirect=${encodeURIComponent('/dashboard/companies')}`);
});

test('P23: a PESEL in an address stays neither there, nor in the redirect to the login, nor in what is kept to come back to', async () => {
  const nobody = open('/dashboard/companies?search=44051401359&page=2');
  await heading('Zaloguj się');
  expect(nobody.at()).toBe('/login?redirect=%2Fdashboard%2Fcompanies%3Fpage%3D2');
  expect(JSON.stringify({ ...localStorage })).not.toContain('44051401359');
  nobody.router.dispose();
  cleanup();

  const { at, router } = open('/dashboard/companies?search=44051401359', accountant);
  await heading('Panel biura');
  expect(at()).toBe('/dashboard/companies');
  await router.navigate('/dashboard/tasks?page=2&q=44051401359');
  await waitFor(() => expect(at()).toBe('/dashboard/tasks?page=2'));
});
