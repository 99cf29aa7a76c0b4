import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { resources } from '../../../resources';
import { inputs } from '../../../src/app/fields/inputs';
import { changeableFields } from '../../../src/app/resource/bulk/offered';
import type { Resource } from '../../../src/schema';
import { storedFields } from '../../../src/schema/columns';
import { inAll } from '../../support/inAll';
import { accountant } from '../support/people';
import type { Call } from '../support/wire';
import { company, expectComplaint, id, openFirm, page } from './office';

const boss = { ...accountant, roles: ['manager' as const] };
const two = [company(1), company(2, { title: 'Kłos sp. z o.o.' })];
const stamps = { created_at: '2026-01-05 08:00:00', updated_at: '2026-01-05 08:00:00', version: 1 };
const task = (nth: number, status: string) => ({
  id: id(nth),
  ...stamps,
  title: `Zadanie nr ${nth}`,
  status,
  due_date: '2026-12-01',
  category: 'other',
  priority: 'normal',
});

const named = { name: 'Zaznaczone pozycje' };
const theBar = () => screen.getByRole('toolbar', { ...named, hidden: true });

type User = Awaited<ReturnType<typeof openFirm>>['user'];

/** Picks the rows of these names, and answers the bar of what can be done with them. */
async function pick(user: User, ...names: RegExp[]): Promise<HTMLElement> {
  for (const name of names)
    await user.click(within(await screen.findByRole('row', { name })).getByRole('checkbox', { name: 'Zaznacz ten wiersz' }));
  return screen.findByRole('toolbar', named);
}

async function openChange(user: User, bar: HTMLElement, field: string): Promise<HTMLElement> {
  await user.click(within(bar).getByRole('button', { name: 'Zmień pole' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('combobox', { name: 'Które pole' }));
  await user.click(within(dialog).getByRole('option', { name: field }));
  return dialog;
}

test('one field of the picked companies is changed at once, and it is told in a sentence', async () => {
  const { user, to } = await openFirm('/dashboard/companies', {
    answers: {
      'GET /api/companies/': page(two),
      'POST /api/companies/actions/update': { json: { ids: [id(1), id(2)] } },
    },
    person: boss,
  });
  const dialog = await openChange(user, await pick(user, /Piekarnia nr 1/, /Kłos/), 'Status klienta');
  expect(dialog).toHaveAccessibleName('Zmień 2 firmy');
  await user.selectOptions(await within(dialog).findByRole('combobox', { name: /Status klienta/ }), 'Zawieszony');
  await user.click(within(dialog).getByRole('button', { name: 'Zmień' }));

  expect(await screen.findByText('Zmieniono 2 firmy')).toBeVisible();
  expect(to('POST /api/companies/actions/update')[0]?.body).toEqual({ ids: [id(1), id(2)], data: { status: 'suspended' } });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('toolbar', { name: 'Zaznaczone pozycje' })).toBeNull();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

inAll(
  'what is kept dated asks since when, and tells what comes and goes over the picked before it is sent',
  'server/http/profileLines.test.ts',
  async () => {
    const counts = {
      asked: 2,
      changed: 2,
      appears: [{ name: 'JPK_V7K', companies: 2 }],
      disappears: [{ name: 'JPK_V7M', companies: 1 }],
      also: [{ name: 'Księgi: KPiR', companies: 2 }],
      warnings: [],
      refused: [],
    };
    const { user, to } = await openFirm('/dashboard/companies', {
      answers: {
        'GET /api/companies/': page(two),
        'POST /api/profile-lines/cards-preview': { json: { data: counts } },
        'POST /api/companies/actions/update': { json: { ids: [id(1), id(2)], undo: null } },
      },
      person: boss,
    });
    const dialog = await openChange(user, await pick(user, /Piekarnia nr 1/, /Kłos/), 'Okres VAT');
    const which = within(dialog).getByRole('combobox', { name: 'Które pole' });
    await user.clear(which);
    await user.type(which, 'zmiana obow');
    expect(await within(dialog).findByText('Nie ma takiego pola. Sprawdź pisownię.')).toBeVisible();
    await user.clear(which);
    await user.type(which, 'okres vat');
    expect(within(dialog).getAllByRole('option')).toHaveLength(1);
    await user.keyboard('{Enter}');
    await user.selectOptions(await within(dialog).findByRole('combobox', { name: /Okres VAT/ }), 'Kwartalny (JPK_V7K)');
    expect(within(dialog).queryByRole('status', { name: 'Co się zmieni' })).toBeNull();
    fireEvent.change(within(dialog).getByLabelText(/^Zmiana obowiązuje od/), { target: { value: '2027-01-01' } });
    const told = await within(dialog).findByRole('status', { name: 'Co się zmieni' });
    expect(await within(told).findByText(/^JPK_V7K: 2\sfirmy$/)).toBeVisible();
    expect(within(told).getByText(/^JPK_V7M: 1\sfirma$/)).toBeVisible();
    expect(within(told).getByText(/^Księgi: KPiR: 2\sfirmy$/)).toBeVisible();
    expect(to('POST /api/profile-lines/cards-preview').at(-1)?.body).toEqual({
      company_ids: [id(1), id(2)],
      changes: { vat_period: 'quarterly', profile_from: '2027-01-01' },
    });
    await user.click(within(dialog).getByRole('button', { name: 'Zmień' }));
    expect(await screen.findByText('Zmieniono 2 firmy')).toBeVisible();
    expect(to('POST /api/companies/actions/update')[0]?.body).toEqual({
      ids: [id(1), id(2)],
      data: { vat_period: 'quarterly', profile_from: '2027-01-01' },
    });
  },
);

test('a change of many is taken back by the word that it answered, and what could not be taken back is told', async () => {
  const kept = [{ row: 2, error: 'Ktoś zmienił tę pozycję później, więc została.' }];
  const { user, to } = await openFirm('/dashboard/companies', {
    answers: {
      'GET /api/companies/': page(two),
      'POST /api/companies/actions/update': { json: { ids: [id(1), id(2)], undo: 'v1.zapieczętowane' } },
      'POST /api/companies/actions/undo': { json: { undone: 1, kept } },
    },
    person: boss,
  });
  const dialog = await openChange(user, await pick(user, /Piekarnia nr 1/, /Kłos/), 'Status klienta');
  await user.selectOptions(await within(dialog).findByRole('combobox', { name: /Status klienta/ }), 'Zawieszony');
  await user.click(within(dialog).getByRole('button', { name: 'Zmień' }));
  await screen.findByText('Zmieniono 2 firmy');
  await user.click(await screen.findByRole('button', { name: 'Cofnij' }));
  expect(
    await screen.findByText(/^Cofnięto zmianę: 1.firma\. Bez cofnięcia: 1.firma\. Ktoś zmienił tę pozycję później/),
  ).toBeVisible();
  expect(to('POST /api/companies/actions/undo')[0]?.body).toEqual({ undo: 'v1.zapieczętowane' });
});

test('a value is taken away from many records only where that was said, never by an empty box', async () => {
  const { user, to } = await openFirm('/dashboard/companies', {
    answers: { 'GET /api/companies/': page(two), 'POST /api/companies/actions/update': { json: { ids: [id(1)] } } },
    person: boss,
  });
  const dialog = await openChange(user, await pick(user, /Piekarnia nr 1/), 'Adres korespondencyjny');
  await user.click(within(dialog).getByRole('button', { name: 'Zmień' }));
  expect(await within(dialog).findByText('Podaj wartość albo zaznacz, że pole ma być puste')).toBeVisible();
  expect(to('POST /api/companies/actions/update')).toHaveLength(0);

  await user.click(within(dialog).getByRole('checkbox', { name: 'Usuń wartość z tego pola' }));
  await user.click(within(dialog).getByRole('button', { name: 'Zmień' }));
  expect(await screen.findByText('Zmieniono firmę')).toBeVisible();
  expect(to('POST /api/companies/actions/update')[0]?.body).toEqual({ ids: [id(1)], data: { mail_address: null } });
});

test('what the server has against the value stands at it, and nothing was changed', async () => {
  const { user } = await openFirm('/dashboard/tasks', {
    answers: {
      'GET /api/tasks/': page([task(1, 'new'), task(2, 'new')]),
      'POST /api/tasks/actions/update': {
        status: 422,
        json: { error: 'Popraw zaznaczone pola.', errors: { internal_due_date: 'Termin wewnętrzny jest po terminie' } },
      },
    },
  });
  const dialog = await openChange(user, await pick(user, /Zadanie nr 1/, /Zadanie nr 2/), 'Plan (minuty)');
  await user.type(await within(dialog).findByRole('textbox', { name: 'Plan (minuty)' }), 'dużo');
  await user.click(within(dialog).getByRole('button', { name: 'Zmień' }));
  expect(await within(dialog).findByText('Podaj liczbę całkowitą')).toBeVisible();
  await user.clear(within(dialog).getByRole('textbox', { name: 'Plan (minuty)' }));
  await user.type(within(dialog).getByRole('textbox', { name: 'Plan (minuty)' }), '90');
  await user.click(within(dialog).getByRole('button', { name: 'Zmień' }));
  expect(await within(dialog).findByText('Nic nie zmieniono. Termin wewnętrzny jest po terminie')).toBeVisible();
  expectComplaint('Popraw zaznaczone pola.');
  expect(theBar()).toHaveTextContent('Zaznaczono 2 zadania');
});

test('S10: a change that wants to know who it is asks, and goes on', async () => {
  let known = false;
  const { user } = await openFirm('/dashboard/companies', {
    answers: {
      'GET /api/companies/': page(two),
      'POST /api/users/step-up': () => {
        known = true;
        return { json: {} };
      },
      'POST /api/companies/actions/update': () =>
        known ? { json: { ids: [id(1)] } } : { status: 403, json: { error: 'Potwierdź, że to Ty.', code: 'step_up' } },
    },
    person: boss,
  });
  const dialog = await openChange(user, await pick(user, /Piekarnia nr 1/), 'Abonament netto');
  await user.type(await within(dialog).findByRole('textbox', { name: 'Abonament netto' }), '500');
  await user.click(within(dialog).getByRole('button', { name: 'Zmień' }));
  const asks = await screen.findByRole('dialog', { name: 'Potwierdź, że to Ty' });
  expectComplaint('Potwierdź, że to Ty.');
  await user.type(within(asks).getByLabelText('Twoje hasło'), 'Lipowa-Herbata-2026');
  await user.click(within(asks).getByRole('button', { name: 'Potwierdź' }));
  expect(await screen.findByText('Zmieniono firmę')).toBeVisible();
});

test('picked records take the steps that at least one of them may take; a reason is asked once for all', async () => {
  const { user, to } = await openFirm('/dashboard/tasks', {
    answers: {
      'GET /api/tasks/': page([task(1, 'new'), task(2, 'in_progress'), task(3, 'done')]),
      'POST /api/tasks/actions/cancel': { json: { ids: [id(1), id(2)] } },
      'POST /api/tasks/actions/done': { json: { ids: [id(1)] } },
    },
  });
  await user.click(within(await screen.findByRole('row', { name: /Zadanie nr 3/ })).getByRole('checkbox'));
  const bar = await screen.findByRole('toolbar', named);
  expect(within(bar).queryByRole('button', { name: 'Wykonane' })).toBeNull();
  await user.click(within(screen.getByRole('row', { name: /Zadanie nr 3/ })).getByRole('checkbox'));

  const other = await pick(user, /Zadanie nr 1/, /Zadanie nr 2/);
  await user.click(within(other).getByRole('button', { name: 'Więcej' }));
  await user.click(screen.getByRole('menuitem', { name: 'Anuluj' }));
  const dialog = await screen.findByRole('dialog', { name: 'Anuluj: 2 zadania' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Uwagi do wyniku' }), 'Firma zamknięta');
  await user.click(within(dialog).getByRole('button', { name: 'Anuluj' }));
  expect(await screen.findByText('Anulowano 2 zadania')).toBeVisible();
  expect(to('POST /api/tasks/actions/cancel')[0]?.body).toEqual({ ids: [id(1), id(2)], reason: 'Firma zamknięta' });

  await user.click(within(await pick(user, /Zadanie nr 1/)).getByRole('button', { name: 'Wykonane' }));
  expect(await screen.findByText('Wykonano zadanie')).toBeVisible();
});

inAll(
  'a reason or a value that was typed for many stays when sending it fails, and goes with the next try',
  'app/resource/show.test.tsx',
  async () => {
    let isDown = true;
    const orDown = (ids: readonly string[]) => () =>
      isDown ? { status: 503, json: { error: 'Serwer jest chwilowo niedostępny.' } } : { json: { ids } };
    const { user, to } = await openFirm('/dashboard/tasks', {
      answers: {
        'GET /api/tasks/': page([task(1, 'new'), task(2, 'in_progress')]),
        'POST /api/tasks/actions/cancel': orDown([id(1), id(2)]),
        'POST /api/tasks/actions/update': orDown([id(1)]),
      },
    });
    const bar = await pick(user, /Zadanie nr 1/, /Zadanie nr 2/);
    await user.click(await within(bar).findByRole('button', { name: 'Więcej' }));
    await user.click(screen.getByRole('menuitem', { name: 'Anuluj' }));
    const dialog = await screen.findByRole('dialog', { name: 'Anuluj: 2 zadania' });
    await user.type(within(dialog).getByRole('textbox', { name: 'Uwagi do wyniku' }), 'Firma zamknięta');
    await user.click(within(dialog).getByRole('button', { name: 'Anuluj' }));
    expect(await screen.findByText('Serwer jest chwilowo niedostępny.')).toBeVisible();
    expectComplaint('Serwer jest chwilowo niedostępny.');
    expect(within(dialog).getByRole('textbox', { name: 'Uwagi do wyniku' })).toHaveValue('Firma zamknięta');
    isDown = false;
    await user.click(within(dialog).getByRole('button', { name: 'Anuluj' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(to('POST /api/tasks/actions/cancel').at(-1)?.body).toEqual({ ids: [id(1), id(2)], reason: 'Firma zamknięta' });

    isDown = true;
    const change = await openChange(user, await pick(user, /Zadanie nr 1/), 'Plan (minuty)');
    await user.type(await within(change).findByRole('textbox', { name: 'Plan (minuty)' }), '90');
    await user.click(within(change).getByRole('button', { name: 'Zmień' }));
    expect(await within(change).findByText('Spróbuj jeszcze raz.')).toBeVisible();
    expectComplaint('Serwer jest chwilowo niedostępny.');
    isDown = false;
    await user.click(within(change).getByRole('button', { name: 'Zmień' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(to('POST /api/tasks/actions/update').at(-1)?.body).toMatchObject({ data: { estimate_minutes: 90 } });
  },
);

test('all rows that fit are picked across pages, and what takes long does not hold the screen', async () => {
  const many = Array.from({ length: 131 }, (_, at) => company(at + 1));
  const total = many.length;
  const cut = ({ query }: Call) => {
    const [nth, limit] = [Number(query.get('page')), Number(query.get('limit'))];
    return page(many.slice((nth - 1) * limit, nth * limit), total);
  };
  let state = 'running';
  const job = () => ({ id: 'j1', title: 'Zmiana: firmy', state, done: 3, total, unit: 'pozycji', says: null, stopping: false });
  const { user, to } = await openFirm('/dashboard/companies', {
    answers: {
      'GET /api/companies/': cut,
      'POST /api/companies/actions/update': { status: 202, json: { data: { id: 'j1', address: '/api/jobs/j1' } } },
      'GET /api/jobs/j1': () => ({ json: { data: job() } }),
      'POST /api/jobs/j1/seen': { status: 204 },
    },
    person: boss,
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Zaznacz wszystkie na stronie' }));
  expect(await screen.findByRole('toolbar', named)).toHaveTextContent('Zaznaczono 25 firm');
  await user.click(screen.getByRole('button', { name: 'Zaznacz wszystkie 131 pasujących' }));
  await waitFor(() => expect(theBar()).toHaveTextContent('Zaznaczono 131 firm'));
  expect(
    to('GET /api/companies/')
      .slice(-2)
      .map(({ query }) => [query.get('page'), query.get('limit')]),
  ).toEqual([
    ['1', '100'],
    ['2', '100'],
  ]);

  const dialog = await openChange(user, theBar(), 'Status klienta');
  await user.selectOptions(await within(dialog).findByRole('combobox', { name: /Status klienta/ }), 'Nieaktywny');
  await user.click(within(dialog).getByRole('button', { name: 'Zmień' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(theBar()).toHaveTextContent('Zaznaczono 131 firm');
  state = 'done';
  expect(await screen.findByText('Zmieniono 131 firm')).toBeVisible();
  expect(to('POST /api/companies/actions/update')[0]?.body).toEqual({
    ids: many.map((each) => each.id),
    data: { status: 'inactive' },
  });
});

inAll('while long work goes on the next change is sent as well', 'app/resource/bulk.test.tsx', async () => {
  let state = 'running';
  const job = () => ({ id: 'j1', title: 'Zmiana', state, done: 1, total: 2, unit: 'pozycji', says: null, stopping: false });
  const begins = { status: 202, json: { data: { id: 'j1', address: '/api/jobs/j1' } } };
  const does = { status: 200, json: { ids: [id(1), id(2)] } };
  const { user, to } = await openFirm('/dashboard/companies', {
    answers: {
      'GET /api/companies/': page(two),
      'POST /api/companies/actions/update': ({ body }: Call) => (JSON.stringify(body).includes('suspended') ? begins : does),
      'GET /api/jobs/j1': () => ({ json: { data: job() } }),
      'POST /api/jobs/j1/seen': { status: 204 },
    },
    person: boss,
  });
  await pick(user, /Piekarnia nr 1/, /Kłos/);
  for (const status of ['Zawieszony', 'Nieaktywny']) {
    const dialog = await openChange(user, theBar(), 'Status klienta');
    await user.selectOptions(await within(dialog).findByRole('combobox', { name: /Status klienta/ }), status);
    await user.click(within(dialog).getByRole('button', { name: 'Zmień' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(to('POST /api/companies/actions/update').map(({ body }) => body)).toMatchObject([
    { data: { status: 'suspended' } },
    { data: { status: 'inactive' } },
  ]);
  state = 'done';
  await waitFor(() => expect(to('POST /api/jobs/j1/seen')).toHaveLength(1));
});

inAll('what was picked while long work went on stays picked when it is done', 'app/resource/bulk.test.tsx', async () => {
  let state = 'running';
  const job = () => ({ id: 'j1', title: 'Zmiana', state, done: 0, total: 1, unit: 'pozycji', says: null, stopping: false });
  const { user } = await openFirm('/dashboard/companies', {
    answers: {
      'GET /api/companies/': page(two),
      'POST /api/companies/actions/update': { status: 202, json: { data: { id: 'j1', address: '/api/jobs/j1' } } },
      'GET /api/jobs/j1': () => ({ json: { data: job() } }),
      'POST /api/jobs/j1/seen': { status: 204 },
    },
    person: boss,
  });
  const dialog = await openChange(user, await pick(user, /Piekarnia nr 1/), 'Status klienta');
  await user.selectOptions(await within(dialog).findByRole('combobox', { name: /Status klienta/ }), 'Zawieszony');
  await user.click(within(dialog).getByRole('button', { name: 'Zmień' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await pick(user, /Kłos/);
  expect(theBar()).toHaveTextContent('Zaznaczono 2 firmy');

  state = 'done';
  expect(await screen.findByText('Zmieniono firmę')).toBeVisible();
  await waitFor(() => expect(theBar()).toHaveTextContent('Zaznaczono 1 firmę'));
  const tick = async (name: RegExp) =>
    within(await screen.findByRole('row', { name })).getByRole('checkbox', { name: 'Zaznacz ten wiersz' });
  expect(await tick(/Kłos/)).toBeChecked();
  expect(await tick(/Piekarnia nr 1/)).not.toBeChecked();
});

inAll('a selection that the server refuses stays picked, and why is told', 'app/resource/list.test.tsx', async () => {
  const says = 'Nie można teraz wykonać „Wykonane”: status to „Wykonane”.';
  const { user } = await openFirm('/dashboard/tasks', {
    answers: {
      'GET /api/tasks/': page([task(1, 'new'), task(2, 'done')]),
      'POST /api/tasks/actions/done': { status: 409, json: { error: says, code: 'out_of_turn' } },
    },
  });
  const bar = await pick(user, /Zadanie nr 1/, /Zadanie nr 2/);
  await user.click(within(bar).getByRole('button', { name: 'Wykonane' }));
  expect(await screen.findByText(says)).toBeVisible();
  expect(theBar()).toHaveTextContent('Zaznaczono 2 zadania');
  expectComplaint(says);
});

test('whatever field can be changed in many records has an input, and none tells a record from others or gives a right', () => {
  for (const resource of Object.values<Resource>(resources)) {
    const writable = Object.fromEntries(storedFields(resource).filter(([, { options }]) => !options.readOnly && !options.fixed));
    for (const key of changeableFields(resource, writable).flatMap(({ keys }) => keys)) {
      const field = resource.fields[key];
      expect([key, inputs[field?.type as keyof typeof inputs]]).not.toEqual([key, null]);
      expect([key, field?.options.unique, field?.options.rights, field?.options.encrypted]).toEqual([
        key,
        undefined,
        undefined,
        undefined,
      ]);
    }
  }
});

inAll('documents are asked of the picked companies', 'e2e/morning.test.ts', async () => {
  const { user } = await openFirm('/dashboard/companies', {
    answers: {
      'GET /api/companies/': page(two),
      'GET /api/document-request-templates/': page([]),
      'POST /api/document-requests/predicted': { json: { data: [] } },
    },
    person: boss,
  });
  const bar = await pick(user, /Piekarnia nr 1/, /Kłos/);
  await user.click(within(bar).getByRole('link', { name: 'Poproś o dokumenty' }));
  for (const title of ['Piekarnia nr 1', 'Kłos sp. z o.o.'])
    expect(await screen.findByRole('button', { name: title })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Wyślij prośby za/ })).toBeEnabled();
});
