import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { id, openFirm, page } from '../resource/office';
import { accountant } from '../support/people';

const bill = (more: object = {}) => ({
  company_id: id(1),
  company: 'Piekarnia nr 1',
  period: '2026-10',
  lines: [
    { part: 'billable', entries: 2, minutes: 155, net_amount: 56_760, gross_amount: 69_815 },
    { part: 'over', entries: 1, minutes: 60, net_amount: 22_000, gross_amount: 27_060 },
  ],
  included_minutes: 120,
  in_plan_minutes: 180,
  unapproved: 3,
  unapproved_minutes: 90,
  items: [
    { id: id(7), name: 'Konsultacja', needs_acceptance: true },
    { id: id(8), name: 'Asysta', needs_acceptance: false },
  ],
  item_id: id(7),
  ...more,
});
const entry = {
  id: id(40),
  version: 1,
  user_id: accountant.id,
  user: { id: accountant.id, title: 'Kasia Kos' },
  start_date: '2026-10-05 08:00:00',
  end_date: '2026-10-05 09:00:00',
  minutes: 60,
  status: 'approved',
};
const plain = (element: HTMLElement) => element.textContent?.replace(/\u00a0/g, ' ');

test('picked entries are charged after one sees to whom and for how much, and the client is asked where the item wants it', async () => {
  const { user, to } = await openFirm('/dashboard/uptimes', {
    answers: {
      'GET /api/uptimes/': page([entry]),
      'GET /api/time-closings/': page([]),
      'POST /api/billable-events/worktime/preview': { json: { data: [bill()] } },
      'POST /api/billable-events/worktime': { json: { data: { ids: [id(90), id(91)] } } },
    },
  });
  await user.click(within(await screen.findByRole('row', { name: /05/ })).getByRole('checkbox'));
  await user.click(await screen.findByRole('button', { name: 'Rozlicz czas' }));
  const dialog = await screen.findByRole('dialog', { name: 'Rozlicz czas pracy' });
  const month = await within(dialog).findByRole('table');
  expect(plain(month)).toContain('Praca poza abonamentem (2 wpisy)2 h 35 min698,15 zł567,60 zł');
  expect(plain(month)).toContain('Godziny ponad abonament (1 wpis)1 h270,60 zł220,00 zł');
  expect(plain(dialog)).toContain(
    'W abonamencie: 3 h z 2 h. Na zatwierdzenie czekają 3 wpisy (1 h 30 min), więc nie są liczone.',
  );
  expect(within(dialog).getByRole('checkbox', { name: /poproś klienta/ })).toBeChecked();
  await user.click(within(dialog).getByRole('button', { name: 'Rozlicz' }));
  expect(await screen.findByText('Utworzono 2 zdarzenia płatne i poproszono o akceptację.')).toBeInTheDocument();
  expect(to('POST /api/billable-events/worktime')[0]?.body).toEqual({ uptime_ids: [id(40)], item_id: id(7), ask: true });
});

test('where nothing is approved there is nothing to charge, and the dialog says what waits', async () => {
  const { user, to } = await openFirm('/dashboard/uptimes', {
    answers: {
      'GET /api/uptimes/': page([entry]),
      'GET /api/time-closings/': page([]),
      'POST /api/billable-events/worktime/preview': { json: { data: [bill({ lines: [], unapproved: 1 })] } },
    },
  });
  await user.click(within(await screen.findByRole('row', { name: /05/ })).getByRole('checkbox'));
  await user.click(await screen.findByRole('button', { name: 'Rozlicz czas' }));
  const dialog = await screen.findByRole('dialog', { name: 'Rozlicz czas pracy' });
  expect(await within(dialog).findByText('Nie ma zatwierdzonego czasu do rozliczenia.')).toBeInTheDocument();
  expect(plain(dialog)).toContain('Na zatwierdzenie czeka 1 wpis');
  await user.click(within(dialog).getByRole('button', { name: 'Rozlicz' }));
  expect(to('POST /api/billable-events/worktime')).toEqual([]);
});

test('the list of prices keeps the focus and what was chosen while another price is asked for', async () => {
  let come: () => void = () => {};
  const { user } = await openFirm('/dashboard/uptimes', {
    answers: {
      'GET /api/uptimes/': page([entry]),
      'GET /api/time-closings/': page([]),
      'POST /api/billable-events/worktime/preview': ({ body }) => {
        const look = { json: { data: [bill({ item_id: (body as { item_id?: string }).item_id ?? id(7) })] } };
        return look.json.data[0]?.item_id === id(7) ? look : new Promise((resolve) => (come = () => resolve(look)));
      },
    },
  });
  await user.click(within(await screen.findByRole('row', { name: /05/ })).getByRole('checkbox'));
  await user.click(await screen.findByRole('button', { name: 'Rozlicz czas' }));
  const dialog = await screen.findByRole('dialog', { name: 'Rozlicz czas pracy' });
  const prices = await within(dialog).findByRole('combobox', { name: /^Pozycja cennika/ });
  await user.selectOptions(prices, 'Asysta');
  const button = within(dialog).getByRole('button', { name: 'Rozlicz' });
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  expect(prices).toBeInTheDocument();
  expect(prices).toHaveFocus();
  expect(prices).toHaveDisplayValue('Asysta');
  expect(within(dialog).getByRole('checkbox', { name: /poproś klienta/ })).not.toBeChecked();
  come();
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
  expect(prices).toHaveFocus();
});

test('after a refusal the button keeps its place and the focus while the figures are asked for anew', async () => {
  const says = 'Ten czas jest już rozliczony.';
  const look = { json: { data: [bill()] } };
  let refused = false;
  let come: (reply: typeof look) => void = () => {};
  const { user } = await openFirm('/dashboard/uptimes', {
    answers: {
      'GET /api/uptimes/': page([entry]),
      'GET /api/time-closings/': page([]),
      'POST /api/billable-events/worktime/preview': () =>
        refused ? new Promise<typeof look>((resolve) => (come = resolve)) : look,
      'POST /api/billable-events/worktime': () => {
        refused = true;
        return { status: 409, json: { error: says, code: 'charged' } };
      },
    },
  });
  await user.click(within(await screen.findByRole('row', { name: /05/ })).getByRole('checkbox'));
  await user.click(await screen.findByRole('button', { name: 'Rozlicz czas' }));
  const dialog = await screen.findByRole('dialog', { name: 'Rozlicz czas pracy' });
  await within(dialog).findByRole('table');
  const button = within(dialog).getByRole('button', { name: 'Rozlicz' });
  await user.click(button);
  expect(await screen.findByText(says)).toBeInTheDocument();
  await waitFor(() => expect(button).toHaveTextContent(/^Rozlicz$/));
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toBeEnabled();
  expect(button).toHaveFocus();
  come(look);
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
});
