import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { company, id, openFirm, page } from '../resource/office';
import { heading } from '../support/panel';
import { client } from '../support/people';

const notice = (nth: number, fields: object = {}) => ({
  id: id(nth),
  version: 1,
  created_at: '2026-11-20 08:00:00',
  updated_at: '2026-11-20 08:00:00',
  text: `Nowe zadanie nr ${nth}`,
  event: 'task_assigned',
  link: '/dashboard/employees',
  record_resource: null,
  record_id: null,
  read_at: null,
  ...fields,
});
const lists = { 'GET /api/companies/': page([company(1)]), 'GET /api/employees/': page([]) };

/** A wire that remembers which notices were read. */
function notices(...all: ReturnType<typeof notice>[]) {
  const read = new Set<string>();
  const now = () => all.map((each) => (read.has(each.id) ? { ...each, read_at: '2026-11-20 09:00:00' } : each));
  return {
    'GET /api/notices/': ({ query }: { query: URLSearchParams }) => {
      const unread = now().filter(({ read_at }) => read_at === null);
      return page(query.get('filters') === 'read_at:' ? unread : now(), query.get('filters') ? unread.length : all.length);
    },
    'POST /api/notices/read': ({ body }: { body: unknown }) => {
      for (const each of (body as { ids?: string[] }).ids ?? all.map((one) => one.id)) read.add(each);
      return { json: { data: { read: 1 } } };
    },
  };
}

test('the bell says how many wait, and shows them when it is pressed', async () => {
  const { user } = await openFirm('/dashboard/companies', {
    answers: { ...lists, ...notices(notice(1), notice(2), notice(3, { read_at: '2026-11-20 09:00:00' })) },
  });
  const bell = await screen.findByRole('button', { name: /^Powiadomienia: 2\snieprzeczytane$/ });
  await user.click(bell);
  expect(bell).toHaveAttribute('aria-expanded', 'true');
  const panel = screen.getByRole('region', { name: 'Twoje powiadomienia' });
  expect(await within(panel).findAllByRole('listitem')).toHaveLength(3);
  expect(within(panel).getByRole('link', { name: 'Wszystkie powiadomienia' })).toHaveAttribute('href', '/dashboard/notices');
  await user.keyboard('{Escape}');
  expect(bell).toHaveFocus();
  expect(screen.queryByRole('link', { name: 'Wszystkie powiadomienia' })).toBeNull();
});

test('a notice that is opened is read, leads to its record and closes the list', async () => {
  const { user, to, at } = await openFirm('/dashboard/companies', { answers: { ...lists, ...notices(notice(1), notice(2)) } });
  await user.click(await screen.findByRole('button', { name: /2\snieprzeczytane/ }));
  await user.click(await screen.findByRole('link', { name: 'Nowe zadanie nr 1' }));
  await heading('Pracownicy');
  expect(at()).toBe('/dashboard/employees');
  expect(to('POST /api/notices/read').map(({ body }) => body)).toEqual([{ ids: [id(1)] }]);
  expect(await screen.findByRole('button', { name: /1\snieprzeczytane/ })).toHaveAttribute('aria-expanded', 'false');
});

test('one is marked as read where it stands, or all of them at once', async () => {
  const { user, to } = await openFirm('/dashboard/companies', {
    answers: { ...lists, ...notices(notice(1), notice(2), notice(3)) },
  });
  await user.click(await screen.findByRole('button', { name: /3\snieprzeczytane/ }));
  await user.click(await screen.findByRole('button', { name: 'Oznacz jako przeczytane: Nowe zadanie nr 2' }));
  await screen.findByRole('button', { name: /2\snieprzeczytane/ });
  await user.click(screen.getByRole('button', { name: 'Oznacz wszystkie jako przeczytane' }));
  await screen.findByRole('button', { name: 'Powiadomienia' });
  expect(to('POST /api/notices/read').map(({ body }) => body)).toEqual([{ ids: [id(2)] }, {}]);
});

test('where nothing happened yet it says so', async () => {
  const { user } = await openFirm('/dashboard/companies', { answers: { ...lists, ...notices() } });
  await user.click(await screen.findByRole('button', { name: 'Powiadomienia' }));
  expect(await screen.findByText('Nie ma powiadomień')).toBeVisible();
});

test('a mark that is refused is said in the list, and of a notice that was opened in passing', async () => {
  const says = 'Powiadomień nie da się teraz oznaczyć.';
  const { user } = await openFirm('/dashboard/companies', {
    answers: {
      ...lists,
      ...notices(notice(1), notice(2)),
      'POST /api/notices/read': { status: 409, json: { error: says, code: 'conflict' } },
    },
  });
  await user.click(await screen.findByRole('button', { name: /2\snieprzeczytane/ }));
  await user.click(await screen.findByRole('button', { name: 'Oznacz jako przeczytane: Nowe zadanie nr 2' }));
  const panel = screen.getByRole('region', { name: 'Twoje powiadomienia' });
  expect(await within(panel).findByRole('alert')).toHaveTextContent(says);
  await user.click(within(panel).getByRole('link', { name: 'Nowe zadanie nr 1' }));
  await heading('Pracownicy');
  expect(await screen.findByText(says)).toBeVisible();
});

test('a notice that is being marked is not marked twice, and another one meanwhile is', async () => {
  const answers: (() => void)[] = [];
  const { user, to } = await openFirm('/dashboard/companies', {
    answers: {
      ...lists,
      ...notices(notice(1), notice(2)),
      'POST /api/notices/read': () =>
        new Promise<{ json: unknown }>((resolve) => answers.push(() => resolve({ json: { data: { read: 1 } } }))),
    },
  });
  await user.click(await screen.findByRole('button', { name: /2\snieprzeczytane/ }));
  const first = await screen.findByRole('button', { name: 'Oznacz jako przeczytane: Nowe zadanie nr 1' });
  await user.click(first);
  await user.click(screen.getByRole('button', { name: 'Oznacz jako przeczytane: Nowe zadanie nr 2' }));
  await user.click(first);
  expect(to('POST /api/notices/read').map(({ body }) => body)).toEqual([{ ids: [id(1)] }, { ids: [id(2)] }]);
  for (const answer of answers) answer();
  await waitFor(() => expect(first).toHaveAttribute('aria-disabled', 'false'));
});

test('a client has a bell too', async () => {
  const { user } = await openFirm('/employees', {
    person: client,
    answers: {
      ...lists,
      'GET /api/tasks/': page([]),
      'GET /api/settlements/': page([]),
      ...notices(notice(1, { link: '/tasks' })),
    },
  });
  await heading('Pracownicy');
  await user.click(await screen.findByRole('button', { name: /^Powiadomienia: 1\snieprzeczytane$/ }));
  expect(await screen.findByRole('link', { name: 'Wszystkie powiadomienia' })).toHaveAttribute('href', '/notices');
});

async function openChoices() {
  const choice = { event: 'task_assigned', label: 'Nowe zadanie', group: 'Zadania', locked: false };
  const locked = { event: 'account_0', label: 'Kody logowania', group: 'Konto', locked: true };
  return openFirm('/dashboard/users/profile', {
    answers: {
      'GET /api/users/sessions': { json: { data: [] } },
      'GET /api/stand-ins/': page([]),
      'GET /api/notices/preferences': {
        json: {
          data: [
            { ...choice, channels: { portal: true, email: true, sms: false, digest: false } },
            { ...locked, channels: { portal: false, email: true, sms: false, digest: false } },
          ],
        },
      },
      'PUT /api/notices/preferences': { json: { data: [] } },
    },
  });
}

test('on a phone each kind of news is a row of its own whose ticks say what they are', async () => {
  vi.stubGlobal('matchMedia', (query: string) => Object.assign(new EventTarget(), { matches: query.includes('max-width') }));
  const { user, to } = await openChoices();
  await user.click(await screen.findByRole('button', { name: 'Zadania' }));
  const row = screen.getByText('Nowe zadanie').closest('li');
  expect(row).toHaveTextContent('Nowe zadanieW paneluE-mailSMSZbiorczo');
  await user.click(screen.getByText('SMS', { selector: 'li span' }));
  await waitFor(() =>
    expect(to('PUT /api/notices/preferences')[0]?.body).toEqual({ event: 'task_assigned', channel: 'sms', on: true }),
  );
});

test('in the profile channels are chosen one by one, and what protects the account stays', async () => {
  const { user, to } = await openChoices();
  await heading('Mój profil');
  await user.click(await screen.findByRole('button', { name: 'Zadania' }));
  const box = screen.getByRole('checkbox', { name: 'Nowe zadanie: E-mail' });
  await user.click(box);
  await waitFor(() => expect(box).not.toBeChecked());
  expect(to('PUT /api/notices/preferences')[0]?.body).toEqual({ event: 'task_assigned', channel: 'email', on: false });
  await user.click(screen.getByRole('button', { name: 'Konto' }));
  expect(screen.getByRole('checkbox', { name: 'Kody logowania: E-mail' })).toBeDisabled();
});

test('a client’s notices are lines with a moment, unread ones marked, and one that is opened is read', async () => {
  const { user, to, at } = await openFirm('/notices', {
    person: client,
    answers: { ...lists, ...notices(notice(1, { link: '/employees' }), notice(2, { read_at: '2026-11-20 09:00:00' })) },
  });
  await heading('Powiadomienia');
  const list = within(await screen.findByRole('region', { name: 'Powiadomienia' }));
  expect(await list.findAllByRole('listitem')).toHaveLength(2);
  expect(list.queryByText('Utworzono')).toBeNull();
  expect(list.getAllByText('Nieprzeczytane:')).toHaveLength(1);
  await user.click(list.getByRole('link', { name: 'Nowe zadanie nr 1' }));
  await waitFor(() => expect(to('POST /api/notices/read')[0]?.body).toEqual({ ids: [id(1)] }));
  expect(at()).toBe('/employees');
});
