import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { id, openFirm, page } from '../resource/office';
import { heading } from '../support/panel';

test('the office writes as a letter is written: to whom, about what and the words first, the rest below', async () => {
  const { user, to } = await openFirm(
    `/dashboard/messages/new?company_id=${id(1)}&subject=Leasing&post_body=${encodeURIComponent('<p>Dzień dobry</p>')}`,
    {
      answers: {
        'GET /api/companies/': page([{ id: id(1), title: 'Piekarnia Kłos' }]),
        [`GET /api/companies/${id(1)}`]: { json: { id: id(1), title: 'Piekarnia Kłos', version: 1 } },
        'GET /api/tasks/': page([]),
        'POST /api/messages': { json: { id: id(5), version: 1, subject: 'Leasing' } },
      },
    },
  );
  await heading('Nowa wiadomość');
  const parts = ['Wiadomość', 'Kiedy wysłać', 'Kto i co dalej'];
  const drawn = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => String(textContent));
  expect(drawn.filter((name) => parts.includes(name))).toEqual(parts);
  const letter = within(screen.getByRole('region', { name: 'Wiadomość' }));
  expect(letter.getByRole('textbox', { name: 'Temat' })).toHaveValue('Leasing');
  expect(await letter.findByText('Dzień dobry')).toBeVisible();
  expect(screen.queryByLabelText(/^Rodzaj/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Wyślij' }));
  await waitFor(() => expect(to('POST /api/messages')).toHaveLength(1));
  expect(to('POST /api/messages')[0]?.body).toMatchObject({ company_id: id(1), subject: 'Leasing', kind: 'conversation' });
});
