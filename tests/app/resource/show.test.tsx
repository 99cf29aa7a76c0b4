import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { inAll } from '../../support/inAll';
import { heading } from '../support/panel';
import { accountant, client } from '../support/people';
import { company, complaint, expectComplaint, id, openFirm, page } from './office';

const payroll = { ...accountant, payroll: true };
const shown = `/dashboard/companies/${id(1)}`;
const one = `GET /api/companies/${id(1)}`;

function task(nth: number, fields: Record<string, unknown> = {}) {
  return {
    id: id(nth),
    version: 3,
    title: 'Deklaracja VAT',
    status: 'in_progress',
    due_date: '2026-11-25',
    overdue: false,
    company_id: id(1),
    company: { id: id(1), title: 'Piekarnia nr 1' },
    description: '<p>Proszę o <strong>wyciąg</strong> <script>alert(1)</script></p>',
    ...fields,
  };
}

test('a record stands under its name, in sections, values as people read them', async () => {
  await openFirm(shown, { answers: { [one]: { json: company(1, { suspended_from: '2026-01-02' }) } } });
  await heading('Piekarnia nr 1');
  const section = await screen.findByRole('region', { name: 'Firma' });
  expect(section).toHaveTextContent('NIP526-025-02-74');
  expect(section).toHaveTextContent('Zawieszenie od02.01.2026');
  const keepers = within(screen.getByRole('region', { name: 'Opiekunowie' }));
  expect(keepers.getByText('Opiekun').nextElementSibling).toHaveTextContent('Kasia Kos');
  const crumbs = screen.getByRole('navigation', { name: 'Okruszki' });
  expect(crumbs).toHaveTextContent('Pulpit');
  expect(within(crumbs).getByText('Piekarnia nr 1')).toHaveAttribute('aria-current', 'page');
  expect(document.title).toBe('Firma | Panel Biura');
});

test('what nobody filled in stands folded below by its name, and takes no room among what is known', async () => {
  const { user } = await openFirm(shown, { answers: { [one]: { json: company(1, { short_name: null }) } } });
  const section = await screen.findByRole('region', { name: 'Firma' });
  expect(within(section).queryByText('Nazwa skrócona')).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Nieuzupełnione: \d+\s(pole|pola|pól)$/ }));
  const firm = screen.getAllByText('Firma').find((each) => each.tagName === 'DT');
  expect(firm?.nextElementSibling).toHaveTextContent('Nazwa skrócona');
});

test('P21: a deletion tells first what goes along, and what does not let the record go', async () => {
  const along = [
    { resource: 'tasks', count: 12 },
    { resource: 'tickets', count: 1 },
  ];
  const held = 'Nie można usunąć, bo korzystają z tego: sprawy (3).';
  let answer: object = { along, held: null };
  const { user, to } = await openFirm(shown, {
    person: { ...accountant, roles: ['manager' as const] },
    answers: {
      [one]: { json: company(1) },
      'POST /api/companies/deletion': () => ({ json: { data: answer } }),
      [`DELETE /api/companies/${id(1)}`]: { json: company(1) },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Więcej' }));
  await user.click(screen.getByRole('menuitem', { name: 'Usuń' }));
  const dialog = screen.getByRole('dialog', { name: 'Usunąć: Piekarnia nr 1?' });
  expect(await within(dialog).findByText('Razem z tą pozycją znikną: 12 zadań, 1 sprawa.')).toBeVisible();
  expect(within(dialog).getByText(/Wraca wtedy wszystko, co zniknęło razem/)).toBeVisible();
  expect(to('POST /api/companies/deletion')[0]?.body).toEqual({ ids: [id(1)] });
  expect(to(`DELETE /api/companies/${id(1)}`)).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: 'Anuluj' }));

  answer = { along: [], held };
  await user.click(screen.getByRole('button', { name: 'Więcej' }));
  await user.click(screen.getByRole('menuitem', { name: 'Usuń' }));
  expect(await screen.findByText(held)).toBeVisible();
});

test('P21: a record that is deleted is named where others point to it, and no way leads there', async () => {
  const deleted = { ...task(2), company: { id: id(1), title: 'Piekarnia nr 1', deleted: true } };
  await openFirm(`/dashboard/tasks/${id(2)}`, { answers: { [`GET /api/tasks/${id(2)}`]: { json: deleted } } });
  await heading('Deklaracja VAT');
  const head = within(screen.getByRole('region', { name: 'W skrócie' }));
  expect(head.getByText('Firma').nextElementSibling).toHaveTextContent('Piekarnia nr 1 (usunięto)');
  expect(screen.queryByRole('link', { name: 'Piekarnia nr 1' })).toBeNull();
});

test('what the answer does not hold does not exist on the screen', async () => {
  const { pesel: _, ...without } = company(1);
  await openFirm(shown, { answers: { [one]: { json: without } } });
  await heading('Piekarnia nr 1');
  await within(await screen.findByRole('region', { name: 'Firma' })).findByText('NIP');
  expect(screen.queryByText('PESEL właściciela')).toBeNull();
});

test('P08, S10: a masked value is opened by a call of its own, after the person has confirmed who they are', async () => {
  let confirmed = false;
  const { user, to } = await openFirm(shown, {
    person: payroll,
    answers: {
      [one]: { json: company(1, { pesel: '*******1359' }) },
      [`POST /api/companies/${id(1)}/reveal`]: () =>
        confirmed
          ? { json: { data: { value: '44051401359' } } }
          : { status: 403, json: { error: 'Potwierdź swoją tożsamość.', code: 'step_up' } },
      'POST /api/users/step-up': ({ body }) => {
        if ((body as { password: string }).password !== 'Lipowa-Herbata-2026')
          return { status: 422, json: { error: 'Popraw dane.', code: 'invalid', errors: { password: 'Hasło się nie zgadza.' } } };
        confirmed = true;
        return { json: { data: { until: '2026-11-21 10:00:00' } } };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Pokaż PESEL właściciela' }));
  const dialog = await screen.findByRole('dialog', { name: 'Potwierdź, że to Ty' });
  expectComplaint('Potwierdź swoją tożsamość.');
  await user.type(within(dialog).getByLabelText('Twoje hasło'), 'nie-to');
  await user.click(within(dialog).getByRole('button', { name: 'Potwierdź' }));
  expect(await within(dialog).findByText('Hasło się nie zgadza.')).toBeVisible();
  await user.clear(within(dialog).getByLabelText('Twoje hasło'));
  await user.type(within(dialog).getByLabelText('Twoje hasło'), 'Lipowa-Herbata-2026');
  await user.click(within(dialog).getByRole('button', { name: 'Potwierdź' }));

  expect(await screen.findByText('44051401359')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(to(`POST /api/companies/${id(1)}/reveal`).map(({ body }) => body)).toEqual([{ field: 'pesel' }, { field: 'pesel' }]);
});

test('giving up the confirmation leaves the value masked', async () => {
  const { user, to } = await openFirm(shown, {
    person: payroll,
    answers: {
      [one]: { json: company(1, { pesel: '*******1359' }) },
      [`POST /api/companies/${id(1)}/reveal`]: { status: 403, json: { error: 'Potwierdź swoją tożsamość.', code: 'step_up' } },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Pokaż PESEL właściciela' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Anuluj' }));
  expectComplaint('Potwierdź swoją tożsamość.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('*******1359')).toBeVisible();
  expect(to(`POST /api/companies/${id(1)}/reveal`)).toHaveLength(1);
});

test('related records stand in tabs of their own address, with a way to add one that hangs here', async () => {
  const { user, at, to } = await openFirm(shown, {
    answers: { [one]: { json: company(1) }, 'GET /api/tasks/': page([task(7)]) },
  });
  await heading('Piekarnia nr 1');
  const parts = within(await screen.findByRole('navigation', { name: 'Części karty' }));
  // On the card of one company, months need no longer name.
  expect(parts.getByRole('link', { name: 'Rozliczenia' })).toHaveAttribute('href', `${shown}/settlements`);
  await user.click(parts.getByRole('link', { name: 'Sprawy i zadania' }));
  expect(await parts.findByRole('link', { name: 'Sprawy' })).toHaveAttribute('aria-current', 'page');
  await user.click(parts.getByRole('link', { name: 'Zadania' }));
  expect(await screen.findByRole('link', { name: 'Deklaracja VAT' })).toBeVisible();
  expect(at()).toBe(`${shown}/tasks`);
  expect(to('GET /api/tasks/')[0]?.query.get('filters')).toBe(`company_id:${id(1)}`);
  expect(screen.queryByRole('columnheader', { name: 'Firma' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Nowe zadanie' })).toHaveAttribute('href', `/dashboard/tasks/new?company_id=${id(1)}`);
  await user.click(screen.getByRole('link', { name: 'Dane' }));
  expect(await screen.findByRole('heading', { name: 'Adres' })).toBeVisible();
});

const happened = (nth: number, fields: Record<string, unknown> = {}) => ({
  key: `tasks.created_at ${id(nth)}`,
  resource: 'tasks',
  id: id(nth),
  at: '2026-11-20 09:05:00',
  what: 'Wykonano',
  title: 'Deklaracja VAT',
  state: 'done',
  actor: null,
  fields: [],
  ...fields,
});

test('the timeline tells everything in order, narrowed to what is asked for, a page after another', async () => {
  const change = happened(1, {
    key: 'companies 7',
    resource: 'companies',
    what: 'zmiana',
    title: null,
    state: null,
    actor: { id: id(5), title: 'Anna Mak' },
    fields: ['NIP', 'Ulica'],
  });
  const { user, to } = await openFirm(`${shown}/os-czasu`, {
    answers: {
      [one]: { json: company(1) },
      [`GET /api/companies/${id(1)}/timeline`]: ({ query }) => ({
        json: query.get('after')
          ? { data: [happened(8, { title: 'Starsze' })], next: null }
          : { data: [happened(7), change], next: 'dalej' },
      }),
    },
  });
  const story = await screen.findByRole('region', { name: 'Oś czasu' });
  expect(await within(story).findByRole('link', { name: 'Deklaracja VAT' })).toHaveAttribute('href', `/dashboard/tasks/${id(7)}`);
  expect(story).toHaveTextContent('20.11.2026, 09:05 Zadanie Deklaracja VAT: wykonano Wykonane');
  expect(story).toHaveTextContent('Anna Mak: zmiana – NIP, Ulica');
  await user.click(within(story).getByRole('button', { name: 'Pokaż wcześniejsze' }));
  expect(await within(story).findByRole('link', { name: 'Starsze' })).toBeVisible();
  expect(within(story).queryByRole('button', { name: 'Pokaż wcześniejsze' })).toBeNull();

  await user.click(within(story).getByRole('button', { name: 'Zadania' }));
  await user.click(within(story).getByRole('button', { name: 'Zmiany danych' }));
  expect(within(story).getByRole('button', { name: 'Zadania', pressed: true })).toBeVisible();
  const asked = to(`GET /api/companies/${id(1)}/timeline`).map(({ query }) => [query.get('kinds'), query.get('after')]);
  expect(asked).toEqual([
    [null, null],
    [null, 'dalej'],
    ['tasks', null],
    ['tasks,companies', null],
  ]);
});

test('the head tells what is asked on the phone, and what waits is a way to its list', async () => {
  const count = (many: number) => ({ json: { data: [{ key: null, count: many, sums: {} }] } });
  const copied = vi.fn(async () => {});
  const { user, to } = await openFirm(shown, {
    answers: {
      [one]: { json: company(1) },
      'GET /api/tasks/groups': count(2),
      'GET /api/tickets/groups': count(0),
      'GET /api/document-requests/groups': count(1),
    },
  });
  const head = within(await screen.findByRole('region', { name: 'W skrócie' }));
  for (const label of ['NIP', 'Opiekun', 'Forma opodatkowania', 'Status VAT', 'Status rozliczenia'])
    expect(head.getByText(label).nextElementSibling).not.toBeEmptyDOMElement();
  const late = await head.findByRole('link', { name: '2 zadania po terminie' });
  const filter = JSON.parse(new URL(late.getAttribute('href') ?? '', 'http://localhost').searchParams.get('filter') ?? '{}');
  expect(filter).toMatchObject({ company_id: id(1), 'due_date<': expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) });
  expect(await head.findByRole('link', { name: '1 prośba o dokumenty po terminie' })).toBeVisible();
  expect(head.queryByText(/otwart/)).toBeNull();
  expect(to('GET /api/tasks/groups')[0]?.query.get('filters')).toContain(`company_id:${id(1)}`);
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(copied);
  await user.click(head.getByRole('button', { name: 'Kopiuj: NIP' }));
  expect(copied).toHaveBeenCalledWith('5260250274');
});

test('the head names who answers the telephone, with numbers to press; who has none and who comes third is below alone', async () => {
  const people = [
    { first_name: 'Ewa', last_name: 'Lis', phone: '+48600100200' },
    { first_name: 'Jan', last_name: 'Mak', phone: null },
    { first_name: 'Ola', last_name: 'Bąk', phone: '+48600100300' },
    { first_name: 'Iza', last_name: 'Sowa', phone: '+48600100400' },
  ];
  await openFirm(shown, { answers: { [one]: { json: company(1, { contacts: people }) } } });
  const head = within(await screen.findByRole('region', { name: 'W skrócie' }));
  expect(head.getAllByRole('link', { name: /^\+?[\d\s]+$/ }).map((link) => link.getAttribute('href'))).toEqual([
    'tel:+48600100200',
    'tel:+48600100300',
  ]);
  expect(head.getByText('Ewa Lis').nextElementSibling).toHaveTextContent('600');
  expect(head.getByRole('button', { name: 'Kopiuj: Telefon Ola Bąk' })).toBeVisible();
  expect(head.queryByText('Jan Mak')).toBeNull();
});

test('from the head one goes on: to the newest settlement, to a message and to a case of that company', async () => {
  const { user, at, to } = await openFirm(shown, {
    answers: {
      [one]: { json: company(1) },
      'GET /api/settlements/': page([{ id: id(9), company_id: id(1), period: '2026-11', status: 'booking', version: 1 }]),
      [`GET /api/settlements/${id(9)}`]: { status: 404, json: { error: 'Nie znaleziono.', code: 'not_found' } },
    },
  });
  expect(await screen.findByRole('link', { name: 'Napisz wiadomość' })).toHaveAttribute(
    'href',
    `/dashboard/messages/new?company_id=${id(1)}`,
  );
  await user.click(screen.getByRole('button', { name: 'Więcej' }));
  const third = screen.getByRole('menuitem', { name: 'Nowa sprawa' });
  expect(third).toHaveAttribute('href', `/dashboard/tickets/new?company_id=${id(1)}`);
  await user.keyboard('{Escape}');
  expect(to('GET /api/settlements/')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Otwórz rozliczenie' }));
  await waitFor(() => expect(at()).toBe(`/dashboard/reports/monthly-settlements/${id(9)}`));
  const { query } = to('GET /api/settlements/')[0] ?? { query: new URLSearchParams() };
  expect([query.get('sort'), query.get('limit')]).toEqual(['period:desc', '1']);
  await complaint();
  expectComplaint('Nie znaleziono.');
});

inAll(
  'previous and next follow the list one came from, its order and filters, over the ends of its pages',
  'e2e/company.test.ts',
  async () => {
    const many = Array.from({ length: 27 }, (_, at) => company(at + 1, { title: `Firma ${String(at + 1).padStart(2, '0')}` }));
    const { user, at, to } = await openFirm('/dashboard/companies?filter={"q":"firma"}&sort=title&order=DESC&page=1&perPage=25', {
      answers: {
        'GET /api/companies/': ({ query }) => {
          const from = (Number(query.get('page')) - 1) * 25;
          return { json: { data: many.slice(from, from + 25), total: many.length, page: Number(query.get('page')), limit: 25 } };
        },
        ...Object.fromEntries(many.map((each) => [`GET /api/companies/${each.id}`, { json: each }])),
      },
    });
    await user.click(await screen.findByRole('link', { name: 'Firma 25' }));
    await heading('Firma 25');
    const list = within(await screen.findByRole('navigation', { name: 'Na liście' }));
    expect(list.getByText('25 z 27')).toBeVisible();
    await user.click(await list.findByRole('link', { name: 'Następna' }));
    await heading('Firma 26');
    expect(await screen.findByText('26 z 27')).toBeVisible();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await heading('Firma 27');
    expect(
      within(screen.getByRole('navigation', { name: 'Na liście' })).getByRole('button', { name: 'Następna' }),
    ).toBeDisabled();
    for (const before of ['Firma 26', 'Firma 25']) {
      await screen.findByRole('link', { name: 'Poprzednia' });
      await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
      await heading(before);
    }
    expect(at()).toBe(`/dashboard/companies/${id(25)}`);
    const asked = to('GET /api/companies/').map(({ query }) =>
      [query.get('sort'), query.get('search'), query.get('page')].join(' '),
    );
    expect([...new Set(asked)]).toEqual(['title:desc firma 1', 'title:desc firma 2']);
  },
);

test('P10: a tab is asked for in an order that the reader may know of, not by a field that is hidden from them', async () => {
  const own = '/companies/0199c3a2-1b2c-7d3e-8f40-0000000000c1';
  const tickets = { [`GET /api${own}`]: { json: company(1, { id: own.split('/').at(-1) }) }, 'GET /api/tickets/': page([]) };
  const office = await openFirm(`/dashboard${own}/tickets`, { answers: tickets });
  await waitFor(() => expect(office.to('GET /api/tickets/').map(({ query }) => query.get('sort'))).toContain('next_due:asc'));
  cleanup();
  const { to } = await openFirm(`${own}/tickets`, { person: client, answers: tickets });
  await waitFor(() => expect(to('GET /api/tickets/').map(({ query }) => query.get('sort'))).toContain('created:desc'));
  expect(to('GET /api/tickets/').map(({ query }) => query.get('sort'))).not.toContain('next_due:asc');
});

test('the history tells who changed what from what to what', async () => {
  await openFirm(`${shown}/historia`, {
    answers: {
      [one]: { json: company(1) },
      [`GET /api/companies/${id(1)}/history`]: {
        json: {
          data: [
            {
              seq: 9,
              at: '2026-11-20 09:05:00',
              action: 'update',
              actor: { id: id(5), title: 'Anna Mak' },
              changes: [
                { field: 'vat_number', label: 'NIP', from: null, to: '5260250274' },
                { field: 'owner_id', label: 'Opiekun', from: { id: id(6), title: 'Jan Lis' }, to: null },
              ],
            },
            { seq: 8, at: '2026-11-19 08:00:00', action: 'create', actor: null, changes: [] },
          ],
        },
      },
    },
  });
  const story = await screen.findByRole('region', { name: 'Historia' });
  await within(story).findByText('Anna Mak:', { exact: false });
  expect(story).toHaveTextContent(/20\.11\.2026, 09:05 Anna Mak: zmiana/);
  expect(story).toHaveTextContent(/NIP: –brak → zmieniono na 526-025-02-74/);
  expect(story).toHaveTextContent(/Opiekun: Jan Lis/);
  expect(story).toHaveTextContent(/System: utworzenie/);
});

test('W05: formatted text is cleaned once more before it is shown', async () => {
  await openFirm(`/dashboard/tasks/${id(7)}`, { answers: { [`GET /api/tasks/${id(7)}`]: { json: task(7) } } });
  const strong = await screen.findByText('wyciąg');
  expect(strong.tagName).toBe('STRONG');
  expect(document.querySelector('main script')).toBeNull();
});

test('what is likeliest has buttons, three at most; the rest is in a menu, what destroys at its end', async () => {
  const { user } = await openFirm(`/dashboard/tasks/${id(7)}`, { answers: { [`GET /api/tasks/${id(7)}`]: { json: task(7) } } });
  const more = await screen.findByRole('button', { name: 'Więcej' });
  const named = (roles: readonly HTMLElement[]) => roles.map((each) => each.textContent);
  const line = more.parentElement ?? document.body;
  expect(named([...line.querySelectorAll<HTMLElement>('a, button')])).toEqual([
    'Wykonane',
    'Mierz czas zadania',
    'Edytuj',
    'Więcej',
  ]);
  more.focus();
  await user.keyboard('{Enter}');
  const items = within(screen.getByRole('menu', { name: 'Więcej' })).getAllByRole('menuitem');
  expect(named(items)).toEqual([
    'Do sprawdzenia',
    'Czekaj na klienta',
    'Czekaj na urząd',
    'Wykonane częściowo',
    'Nie dotyczy',
    'Anuluj',
    'Usuń',
  ]);
  expect(items[0]).toHaveFocus();
  await user.keyboard('{End}{Escape}');
  await waitFor(() => expect(more).toHaveFocus());
});

test('a state has a way out for each of its steps, and one is a single call', async () => {
  let standing = task(7);
  const { user, to } = await openFirm(`/dashboard/tasks/${id(7)}`, {
    answers: {
      [`GET /api/tasks/${id(7)}`]: () => ({ json: standing }),
      [`POST /api/tasks/${id(7)}/actions/done`]: () => {
        standing = task(7, { status: 'done', version: 4 });
        return { json: standing };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Wykonane' }));
  expect(await screen.findByRole('button', { name: 'Otwórz ponownie' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Wykonane' })).toBeNull();
  expect(to(`POST /api/tasks/${id(7)}/actions/done`)).toHaveLength(1);
});

test('a step that needs a reason asks for it, and keeps asking while there is none', async () => {
  const { user, to } = await openFirm(`/dashboard/tasks/${id(7)}`, {
    answers: {
      [`GET /api/tasks/${id(7)}`]: { json: task(7) },
      [`POST /api/tasks/${id(7)}/actions/cancel`]: { json: task(7, { status: 'cancelled' }) },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Więcej' }));
  await user.click(screen.getByRole('menuitem', { name: 'Anuluj' }));
  const dialog = screen.getByRole('dialog', { name: 'Anulować zadanie?' });
  expect(within(dialog).getByRole('button', { name: 'Wróć' })).toBeVisible();
  expect(within(dialog).getByLabelText('Uwagi do wyniku')).toHaveFocus();
  const go = within(dialog).getByRole('button', { name: 'Anuluj' });
  await user.click(go);
  expect(within(dialog).getByText('Napisz, dlaczego')).toBeVisible();
  await user.type(within(dialog).getByLabelText('Uwagi do wyniku'), 'Klient zrezygnował');
  await user.click(go);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(to(`POST /api/tasks/${id(7)}/actions/cancel`)[0]?.body).toEqual({ reason: 'Klient zrezygnował' });
});

test('a reason that was typed stays when its step fails, and goes with the next try', async () => {
  let isDown = true;
  const { user, to } = await openFirm(`/dashboard/tasks/${id(7)}`, {
    answers: {
      [`GET /api/tasks/${id(7)}`]: { json: task(7) },
      [`POST /api/tasks/${id(7)}/actions/cancel`]: () =>
        isDown
          ? { status: 503, json: { error: 'Serwer jest chwilowo niedostępny.' } }
          : { json: task(7, { status: 'cancelled' }) },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Więcej' }));
  await user.click(screen.getByRole('menuitem', { name: 'Anuluj' }));
  const dialog = screen.getByRole('dialog', { name: 'Anulować zadanie?' });
  await user.type(within(dialog).getByLabelText('Uwagi do wyniku'), 'Klient zrezygnował');
  await user.click(within(dialog).getByRole('button', { name: 'Anuluj' }));
  expect(await screen.findByText('Serwer jest chwilowo niedostępny.')).toBeVisible();
  expectComplaint('Serwer jest chwilowo niedostępny.');
  expect(within(dialog).getByLabelText('Uwagi do wyniku')).toHaveValue('Klient zrezygnował');
  isDown = false;
  await user.click(within(dialog).getByRole('button', { name: 'Anuluj' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(to(`POST /api/tasks/${id(7)}/actions/cancel`).at(-1)?.body).toEqual({ reason: 'Klient zrezygnował' });
});

test('a step that asks for nothing says what keeps it from being done', async () => {
  const errors = { result: 'Wpisz najpierw wynik', status: 'Zamknij przedtem podzadania' };
  const { user } = await openFirm(`/dashboard/tasks/${id(7)}`, {
    answers: {
      [`GET /api/tasks/${id(7)}`]: { json: task(7) },
      [`POST /api/tasks/${id(7)}/actions/done`]: { status: 422, json: { error: 'Popraw zaznaczone pola.', errors } },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Wykonane' }));
  expect(await screen.findByText('Wpisz najpierw wynik. Zamknij przedtem podzadania.')).toBeVisible();
  expectComplaint('Popraw zaznaczone pola.');
});

test('what changes by its steps alone has no form to open', async () => {
  const change = {
    ...{ id: id(3), version: 1, created_at: '2026-11-18 08:00:00', updated_at: '2026-11-18 08:00:00' },
    ...{ kind: 'address', company_id: id(1), company: { id: id(1), title: 'Piekarnia Kłos' }, status: 'asked', answer: null },
  };
  await openFirm(`/dashboard/data-changes/${id(3)}`, { answers: { [`GET /api/data-changes/${id(3)}`]: { json: change } } });
  expect(await screen.findByRole('button', { name: 'Odmów' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Edytuj' })).toBeNull();
});

test('out of turn, somebody was faster: that is said and what stands now is shown', async () => {
  let standing = task(7);
  const { user } = await openFirm(`/dashboard/tasks/${id(7)}`, {
    answers: {
      [`GET /api/tasks/${id(7)}`]: () => ({ json: standing }),
      [`POST /api/tasks/${id(7)}/actions/done`]: () => {
        standing = task(7, { status: 'done' });
        return { status: 409, json: { error: 'Nie można teraz wykonać „Wykonane”: status to „Wykonane”.', code: 'out_of_turn' } };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Wykonane' }));
  expect(await screen.findByText(/Nie można teraz wykonać/)).toBeVisible();
  expectComplaint('Nie można teraz wykonać');
  expect(await screen.findByRole('button', { name: 'Otwórz ponownie' })).toBeVisible();
});

test('P02: a client has only the steps that are theirs, and nothing to edit', async () => {
  await openFirm(`/tasks/${id(7)}`, { person: client, answers: { [`GET /api/tasks/${id(7)}`]: { json: task(7) } } });
  await heading('Deklaracja VAT');
  expect(await screen.findByRole('button', { name: 'Wykonane' })).toBeVisible();
  const steps = screen.getByRole('button', { name: 'Wykonane' }).parentElement ?? document.body;
  expect(
    within(steps)
      .queryAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['Wykonane']);
  expect(screen.queryByRole('link', { name: 'Edytuj' })).toBeNull();
});

test('a record that is not there says so and where to look, without a try that would end the same', async () => {
  await openFirm(shown, { answers: { [one]: { status: 404, json: { error: 'Nie znaleziono.', code: 'not_found' } } } });
  const says = await complaint();
  expect(says).toHaveTextContent('Nie znaleziono. Mogło zostać usunięte albo nie jest dla Ciebie. Wróć do listy i poszukaj tam.');
  expect(within(says).queryByRole('button')).toBeNull();
  expectComplaint('Nie znaleziono.');
});

test('a record that went while its list still had it is not shown by the copy of the list', async () => {
  const bakery = { company_id: id(1), company: { id: id(1), title: 'Piekarnia nr 1' } };
  const price = { id: id(7), version: 1, title: 'Zgoda na cenę', kind: 'price', status: 'standing', ...bakery };
  const { user } = await openFirm('/dashboard/decisions', {
    answers: {
      'GET /api/decisions/': page([price]),
      [`GET /api/decisions/${id(7)}`]: { status: 404, json: { error: 'Nie znaleziono.', code: 'not_found' } },
    },
  });
  await user.click(await screen.findByRole('link', { name: 'Zgoda na cenę' }));
  expect(await complaint()).toHaveTextContent('Nie znaleziono. Mogło zostać usunięte albo nie jest dla Ciebie.');
  await heading('Decyzja klienta');
  expect(screen.queryByText('Obowiązuje')).toBeNull();
  expectComplaint('Nie znaleziono.');
});
