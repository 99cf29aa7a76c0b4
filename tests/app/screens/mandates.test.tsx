import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MandatePage, MandateRow } from '../../../src/contract/mandates';
import { id, openFirm } from '../resource/office';

const spot = { state: 'not_needed', id: null, valid_to: null, because: null, basis: 'art. 80a' } as const;
const row = (nth: number, title: string, changes: Partial<MandateRow> = {}): MandateRow => ({
  company: { id: id(nth), title },
  powers: { upl1: spot, ppo1: spot, zus_pel: spot, ksef: spot, edelivery: spot },
  aml: { state: 'current', id: id(40 + nth), risk: 'standard', next_review_on: '2027-11-01' },
  ...changes,
});
const bakery = row(1, 'Piekarnia Kłos', {
  powers: {
    upl1: { ...spot, state: 'missing', because: 'czynny podatnik VAT, składa JPK_V7' },
    ppo1: { ...spot, state: 'missing', because: 'otwarta sprawa z urzędem skarbowym', basis: 'art. 138d' },
    zus_pel: { ...spot, state: 'expiring', id: id(30), valid_to: '2026-12-01', because: 'zatrudnia' },
    ksef: { ...spot, state: 'valid', id: id(31) },
    edelivery: spot,
  },
  aml: { state: 'missing', id: null, risk: null, next_review_on: null },
});
const flower = row(2, 'Kwiaciarnia', {
  powers: {
    ...bakery.powers,
    upl1: spot,
    ppo1: spot,
    zus_pel: { ...spot, state: 'unknown', because: 'nie wiadomo, czy zatrudnia' },
  },
});
const counts = { upl1: 1, ppo1: 1, zus_pel: 0, ksef: 0, edelivery: 0, unknown: 1, expiring: 1, aml_missing: 1, aml_due: 0 };
const answer = (rows: MandateRow[]) => ({ json: { data: { rows, total: rows.length, counts } satisfies MandatePage } });

test('each client tells what they lack and why, and leads to a new one that begins with the company and its kind', async () => {
  await openFirm('/dashboard/mandates', { answers: { 'GET /api/mandates': answer([bakery, row(2, 'Kwiaciarnia')]) } });
  const item = (await screen.findByRole('heading', { level: 2, name: 'Piekarnia Kłos' })).closest('li') as HTMLElement;
  expect(item.textContent).toContain('UPL-1Brak');
  expect(item.textContent).toContain('UPL-1 – czynny podatnik VAT, składa JPK_V7 – art. 80a');
  expect(item.textContent).toContain('PPO-1 lub PPS-1 – otwarta sprawa z urzędem skarbowym – art. 138d');
  expect(item.textContent).toContain('ZUS PELWygasado 01.12.2026');
  expect(
    within(item)
      .getByRole('link', { name: /^Dodaj.*UPL-1: Piekarnia Kłos/ })
      .getAttribute('href'),
  ).toBe(`/dashboard/powers/new?company_id=${id(1)}&kind=upl1`);
  expect(
    within(item)
      .getByRole('link', { name: /^Otwórz.*ZUS PEL: Piekarnia Kłos/ })
      .getAttribute('href'),
  ).toBe(`/dashboard/powers/${id(30)}`);
  expect(
    within(item)
      .getByRole('link', { name: /^Dodaj.*AML: Piekarnia Kłos/ })
      .getAttribute('href'),
  ).toBe(`/dashboard/aml-reviews/new?company_id=${id(1)}`);
  const calm = screen.getByRole('heading', { level: 2, name: 'Kwiaciarnia' }).closest('li') as HTMLElement;
  expect(within(calm).queryByRole('link', { name: /^Dodaj/ })).toBeNull();
  expect(calm.textContent).toContain('Aktualnaryzyko: Normalnenastępna 01.11.2027');
});

test('a power of which nobody knows whether it is needed is told as that, and asks for none', async () => {
  await openFirm('/dashboard/mandates', { answers: { 'GET /api/mandates': answer([flower]) } });
  const item = (await screen.findByRole('heading', { level: 2, name: 'Kwiaciarnia' })).closest('li') as HTMLElement;
  expect(item.textContent).toContain('ZUS PELNie wiadomo');
  expect(item.textContent).toContain('ZUS PEL – nie wiadomo, czy zatrudnia');
  expect(within(item).queryByRole('link', { name: /^Dodaj.*ZUS PEL/ })).toBeNull();
  expect(
    within(await screen.findByLabelText('Pokaż')).getByRole('option', { name: 'Nie wiadomo, czy potrzebne (1)' }),
  ).toBeTruthy();
});

test('one lack narrows the list, of one’s own companies first, and says how many have it', async () => {
  const { calls, user } = await openFirm('/dashboard/mandates', { answers: { 'GET /api/mandates': answer([bakery]) } });
  const box = await screen.findByLabelText('Pokaż');
  await waitFor(() => expect(within(box).getByRole('option', { name: 'Brak UPL-1 (1)' })).toBeTruthy());
  await user.selectOptions(box, 'upl1');
  await waitFor(() => expect(calls.filter(({ path }) => path === '/api/mandates').length).toBe(2));
  expect(new URLSearchParams(location.search).get('lacks')).toBe('upl1');
});

test('who keeps no company is told that only theirs are looked at, and goes on to those of all', async () => {
  const { to, user } = await openFirm('/dashboard/mandates', { answers: { 'GET /api/mandates': answer([]) } });
  expect(await screen.findByText('Widać tylko firmy, które prowadzisz.')).toBeVisible();
  const all = screen.getByRole('button', { name: 'Pokaż wszystkich klientów' });
  await user.click(all);
  expect(await screen.findByText('Wybierz inne zawężenie albo innego opiekuna.')).toBeVisible();
  expect(to('GET /api/mandates').at(-1)?.query?.get('keeper') || null).toBeNull();
  expect(screen.queryByRole('button', { name: 'Pokaż wszystkich klientów' })).toBeNull();
});
