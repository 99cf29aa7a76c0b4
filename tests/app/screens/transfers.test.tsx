import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { TransferRow } from '../../../src/contract/transfers';
import { id, openFirm } from '../resource/office';

const path = '/dashboard/reports/monthly-settlements/transfers?month=2026-10';
const row = (nth: number, change: Partial<TransferRow>): TransferRow => ({
  item_id: id(nth),
  settlement_id: id(50),
  company: { id: id(1), title: 'Piekarnia Kłos' },
  kind: 'vat',
  person: null,
  amount: 12_300,
  due_on: '2026-11-25',
  transfer: {
    on: '2026-11-25',
    from: '08114020040000350221234567',
    to: '88101000712222123456321800',
    payee: 'Urząd Skarbowy',
    title: 'VAT7, 26M10',
    bank: 'Elixir-0',
  },
  why: null,
  says: [],
  taken: false,
  ...change,
});
const other = { id: id(2), title: 'Zakład Źródło' };
const left = { transfer: null, amount: 100, company: other } as const;
const answers = (...rows: TransferRow[]) => ({
  'POST /api/transfers/plan': { json: { data: { rows, choices: [] } } },
  'POST /api/transfers/package': { json: {} },
});

test('ticked payments of companies are fetched as a package, and what can’t go is named with why', async () => {
  const { user, to } = await openFirm(path, {
    answers: answers(
      row(10, {}),
      row(11, { kind: 'zus_total', amount: 20_000, says: ['Po terminie: 20.11.2026.'] }),
      row(12, { company: other, amount: 500 }),
      row(13, { ...left, kind: 'other', why: 'brak rachunku odbiorcy' }),
      row(14, { ...left, kind: 'vat_refund', why: 'to kwota do zwrotu, nie do zapłaty' }),
    ),
  });
  expect(await screen.findByText(/Poza paczką, bo brak rachunku odbiorcy/)).toHaveTextContent('Zakład Źródło – Inne.');
  expect(screen.getByText(/Poza paczką, bo to kwota do zwrotu/)).toBeVisible();
  expect(screen.getByText('Po terminie: 20.11.2026.')).toBeVisible();
  const table = screen.getByRole('table', { name: 'Przelewy do paczki' });
  expect(within(table).getAllByRole('row')).toHaveLength(6);
  await user.click(screen.getByRole('checkbox', { name: 'Zaznacz firmę: Zakład Źródło' }));
  await user.click(screen.getByRole('button', { name: /^Pobierz paczkę: 2.przelewy, 323,00.zł$/ }));
  expect(await screen.findByText(/Pobrano paczkę: 2.przelewy/)).toBeVisible();
  expect(to('POST /api/transfers/package')[0]?.body).toEqual({ item_ids: [id(10), id(11)], again: false, on: null, from: {} });
});

test('what can’t go is counted below the transfers, and named to whoever asks', async () => {
  const many = Array.from({ length: 5 }, (_, nth) => row(20 + nth, { ...left, why: 'brak rachunku odbiorcy' }));
  const { user } = await openFirm(path, { answers: answers(row(10, {}), ...many) });
  const told = await screen.findByText(/^Poza paczką, bo brak rachunku odbiorcy \(5.pozycji\)\.$/);
  const take = screen.getByRole('button', { name: /^Pobierz paczkę/ });
  expect(take.compareDocumentPosition(told) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  await user.click(screen.getByRole('button', { name: 'Pokaż: brak rachunku odbiorcy' }));
  expect(told).toHaveTextContent(/: Zakład Źródło – VAT; /);
});

test('what was in a package before is not ticked, and is asked about where somebody ticks it', async () => {
  const { user, to } = await openFirm(path, {
    answers: answers(row(10, { taken: true, says: ['Ten przelew był już w paczce 20.11.2026.'] })),
  });
  expect(await screen.findByRole('button', { name: 'Pobierz paczkę' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Zaznacz: Piekarnia Kłos, VAT' }));
  await user.click(screen.getByRole('button', { name: /^Pobierz paczkę: 1.przelew/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/nikt nie zapłacił dwa razy/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Pobierz' }));
  expect(await screen.findByText(/Pobrano paczkę/)).toBeVisible();
  expect(to('POST /api/transfers/package')[0]?.body).toMatchObject({ again: true });
});

test('another month shows no transfer of the former one while it is read', async () => {
  let answer: () => void = () => undefined;
  const later = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { user } = await openFirm(path, {
    answers: {
      'POST /api/transfers/plan': async ({ body }) => {
        const isFormer = (body as { month: string }).month === '2026-10';
        if (!isFormer) await later;
        return { json: { data: { rows: isFormer ? [row(10, {})] : [], choices: [] } } };
      },
    },
  });
  expect(await screen.findByRole('table', { name: 'Przelewy do paczki' })).toBeVisible();
  const month = screen.getByRole('textbox', { name: 'Miesiąc rozliczenia' });
  await user.clear(month);
  await user.type(month, '09.2026');
  expect(screen.queryByRole('table', { name: 'Przelewy do paczki' })).toBeNull();
  answer();
  expect(await screen.findByText('W tym miesiącu nie ma przelewu, który można dać do paczki.')).toBeVisible();
});

test('a package that is refused leaves the focus on its button, and a press meanwhile asks for no other', async () => {
  const says = 'Tego przelewu nie ma już w tym miesiącu.';
  let come: (reply: { status: number; json: object }) => void = () => {};
  const { user, to } = await openFirm(path, {
    answers: {
      ...answers(row(10, {})),
      'POST /api/transfers/package': () =>
        new Promise<{ status: number; json: object }>((resolve) => {
          come = resolve;
        }),
    },
  });
  const button = await screen.findByRole('button', { name: /^Pobierz paczkę: 1.przelew/ });
  await user.click(button);
  await user.click(button);
  expect(button).toBeEnabled();
  expect(to('POST /api/transfers/package')).toHaveLength(1);
  come({ status: 409, json: { error: says } });
  expect(await screen.findByText(says)).toBeVisible();
  expect(button).toHaveFocus();
});

test('what a company pays from is chosen in its own row, also where none of its payments can go yet', async () => {
  const accounts = ['08114020040000350221234567', '59102011560000710200123456'];
  const choices = [
    { company: { id: id(1), title: 'Piekarnia Kłos' }, accounts },
    { company: other, accounts },
  ];
  const { user, to } = await openFirm(path, {
    answers: {
      'POST /api/transfers/plan': {
        json: { data: { rows: [row(10, {}), row(13, { ...left, kind: 'other', why: 'brak rachunku odbiorcy' })], choices } },
      },
    },
  });
  const table = within(await screen.findByRole('table', { name: 'Przelewy do paczki' }));
  await user.selectOptions(table.getByRole('combobox', { name: 'Z rachunku: Piekarnia Kłos' }), accounts[1] as string);
  expect(to('POST /api/transfers/plan').at(-1)?.body).toMatchObject({ from: { [id(1)]: accounts[1] } });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Z rachunku: Zakład Źródło' }), accounts[1] as string);
  expect(to('POST /api/transfers/plan').at(-1)?.body).toMatchObject({ from: { [other.id]: accounts[1] } });
});

test('one client’s month is asked for alone', async () => {
  const { to } = await openFirm(`${path}&company=${id(1)}`, { answers: answers(row(10, {})) });
  await screen.findByRole('table', { name: 'Przelewy do paczki' });
  expect(to('POST /api/transfers/plan')[0]?.body).toMatchObject({ month: '2026-10', company_ids: [id(1)] });
});

test('where the firm gives packages to its leaders alone, others read that', async () => {
  const { to } = await openFirm(path, { answers: answers(row(10, {})), firm: { switches: { transfersByLeaders: true } } });
  expect(await screen.findByText('Paczki przelewów pobierają osoby, którym pozwala na to biuro')).toBeVisible();
  expect(to('POST /api/transfers/plan')).toEqual([]);
});
