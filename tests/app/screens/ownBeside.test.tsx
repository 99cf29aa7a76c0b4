import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { id, openFirm, page } from '../resource/office';

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => Object.assign(new EventTarget(), { matches: query.includes('min-width') }));
});

const stamps = { created_at: '2026-11-18 08:00:00', updated_at: '2026-11-18 08:00:00', version: 1 };
const bakery = { company_id: id(90), company: { id: id(90), title: 'Piekarnia Kłos' } };

/** The list of a resource, with the record of this name opened beside it. */
async function beside(name: string, title: string, record: object, more: object = {}) {
  const json = { id: id(1), ...stamps, ...bakery, ...record };
  const { user } = await openFirm(`/dashboard/${name}`, {
    answers: { [`GET /api/${name}/`]: page([json] as never), [`GET /api/${name}/${id(1)}`]: { json }, ...more },
  });
  const row = await screen.findByRole('row', { name: new RegExp(title) });
  // Anywhere but on its name, which leads to its page.
  await user.click(within(row).getAllByRole('cell').at(-1) as HTMLElement);
  return within(await screen.findByRole('complementary', { name: /^Obok listy: / }));
}

test('a case beside its list tells its clocks and what was written, as its page does', async () => {
  const shown = await beside(
    'tickets',
    'Korekta VAT',
    {
      ...{ number: 'S/2026/1', subject: 'Korekta VAT', description: '<p>Proszę o pomoc</p>', status: 'waiting_client' },
      ...{ priority: 'normal', billable: 'in_plan', attachment_ids: [], attachments: [], watchers: [], unread: 0 },
      ...{ first_response_at: '2026-11-18 09:00:00', first_response_due: '2026-11-18 16:00:00', solution_left_minutes: 150 },
    },
    { [`GET /api/tickets/${id(1)}/posts`]: { json: { data: [], more: false, receipts: [], notes: true } } },
  );
  expect(await shown.findByRole('region', { name: 'Czas' })).toBeVisible();
  expect(await shown.findByRole('region', { name: 'Rozmowa z klientem' })).toBeVisible();
  expect(shown.getByText('Proszę o pomoc')).toBeVisible();
});

test('a document beside its list shows its file before its fields', async () => {
  const file = { id: id(70), name: 'umowa.zip', mime: 'application/zip', size: 3_000, pages: null, state: 'ready' };
  const shown = await beside(
    'documents',
    'Umowa najmu',
    {
      ...{ title: 'Umowa najmu', document_type: 'contract', direction: 'from_client', status: 'new' },
      ...{ file_id: file.id, file, findings: null, duplicates: [] },
    },
    {
      [`GET /api/files/${file.id}/content`]: { json: { data: { kind: 'other' } } },
      [`GET /api/files/${file.id}/versions`]: { json: { data: [] } },
    },
  );
  expect(await shown.findByRole('region', { name: 'Plik dokumentu' })).toBeVisible();
});

test('a survey beside its list tells how far it is', async () => {
  const shown = await beside(
    'surveys',
    'Dane do PIT',
    { title: 'Dane do PIT', status: 'draft', audience: 'clients', sections: [{ key: 'a', title: 'Rodzina' }], questions: [] },
    { 'GET /api/surveys/mine': { json: { data: [] } } },
  );
  expect(await shown.findByText(/nie ma jeszcze pytań/)).toBeVisible();
  expect(shown.queryByText('Rodzina')).toBeNull();
});
