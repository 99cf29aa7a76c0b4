import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { id, openFirm, page } from '../resource/office';
import { heading } from '../support/panel';
import { client, company } from '../support/people';

const other = id(8);
const words = encodeURIComponent('<p>Czy odliczę?</p>');
const open = (person = client) =>
  openFirm(`/messages/new?post_body=${words}`, {
    person,
    answers: {
      'GET /api/companies/': page([
        { id: company, title: 'Piekarnia Kłos' },
        { id: other, title: 'Kawiarnia Kłos' },
      ]),
      'POST /api/messages': { json: { id: id(5), version: 1, subject: 'Leasing', company_id: company } },
      'GET /api/inbox': { json: { data: [], more: false } },
    },
  });
const letter = async () => {
  await heading('Nowa wiadomość');
  return within(screen.getByRole('region', { name: 'Wiadomość' }));
};

test('who has one company writes at once: about what, the words, the files, and it goes for that company', async () => {
  const { user, to } = await open();
  const form = await letter();
  const labels = [...screen.getByRole('main').querySelectorAll('label')].map((label) => label.textContent ?? '');
  expect(labels.filter((each) => /^Firma/.test(each))).toEqual([]);
  await user.type(form.getByRole('textbox', { name: 'Temat' }), 'Leasing');
  expect(await form.findByText('Czy odliczę?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Wyślij' }));
  await waitFor(() => expect(to('POST /api/messages')).toHaveLength(1));
  expect(to('POST /api/messages')[0]?.body).toMatchObject({ company_id: company, subject: 'Leasing' });
});

test('who has several says first which one it is about', async () => {
  await open({ ...client, companies: [company, other], company_roles: { [company]: 'owner', [other]: 'owner' } });
  const form = await letter();
  expect(form.getByLabelText(/^Firma/)).toBeInTheDocument();
});
