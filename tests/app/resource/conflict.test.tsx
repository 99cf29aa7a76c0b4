import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { resources } from '../../../resources';
import { compare } from '../../../src/app/records/comparison';
import { inAll } from '../../support/inAll';
import { company, complaint, expectComplaint, id, openFirm } from './office';

const address = `/dashboard/companies/${id(1)}/edit`;
const stale = {
  status: 412,
  json: { error: 'Ktoś zmienił ten rekord w międzyczasie.', code: 'stale_version', current: { version: 5 } },
};

/** Somebody else changed the name, the NIP and the city while this one changed the name and the REGON. */
async function bothEdit() {
  let standing = company(1, { regon: null });
  let puts = 0;
  const opened = await openFirm(address, {
    answers: {
      [`GET /api/companies/${id(1)}`]: () => ({ json: standing }),
      'PUT /api/companies/': ({ body }) => {
        if (puts++ === 0) {
          standing = company(1, { title: 'Kłos i wspólnicy', address_city: 'Zgierz', regon: null, version: 5 });
          return stale;
        }
        standing = company(1, { ...standing, ...(body as object), version: 6 });
        return { json: standing };
      },
    },
  });
  const { user } = opened;
  const name = await screen.findByRole('textbox', { name: /^Nazwa$/ });
  await user.clear(name);
  await user.type(name, 'Kłos i syn');
  await user.type(screen.getByRole('textbox', { name: 'REGON' }), '123456785');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ktoś zmienił te dane przed Tobą' });
  expectComplaint('Ktoś zmienił ten rekord w międzyczasie.');
  await within(dialog).findByRole('group', { name: /Nazwa/ });
  return { ...opened, dialog };
}

test('I03: two versions stand side by side, by field; what only one person changed is theirs, and what was chosen is saved', async () => {
  const { dialog, user, to } = await bothEdit();
  const group = (name: RegExp) => within(dialog).getByRole('group', { name });
  expect(group(/Nazwa/)).toHaveTextContent('zmienione przez obie osoby');
  expect(group(/Nazwa/)).toHaveTextContent('Kłos i syn');
  expect(group(/Nazwa/)).toHaveTextContent('Kłos i wspólnicy');
  expect(within(group(/REGON/)).getByRole('radio', { name: /Twoja wersja/ })).toBeChecked();
  expect(within(group(/Miejscowość/)).getByRole('radio', { name: /Zapisana wersja/ })).toBeChecked();
  expect(within(dialog).queryByRole('group', { name: /^NIP/ })).toBeNull();

  await user.click(within(group(/Nazwa/)).getByRole('radio', { name: /Zapisana wersja/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Zapisz wybrane' }));
  expect(await screen.findByText('Zapisano')).toBeVisible();
  expect(to('PUT /api/companies/')[1]?.body).toEqual({ id: id(1), regon: '123456785', version: 5 });
});

test('I03: going back to the form keeps everything that was typed', async () => {
  const { dialog, user } = await bothEdit();
  await user.click(within(dialog).getByRole('button', { name: 'Wróć do formularza' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('textbox', { name: /^Nazwa$/ })).toHaveValue('Kłos i syn');
  expect(screen.getByRole('textbox', { name: 'REGON' })).toHaveValue('123456785');
  expect(await complaint()).toHaveTextContent('wpisane dane są nadal w formularzu');
});

inAll(
  'a choice that the server refuses comes back into the form, over the newer version',
  'app/resource/conflict.test.tsx',
  async () => {
    let puts = 0;
    let standing = company(1);
    const { user, to } = await openFirm(address, {
      answers: {
        [`GET /api/companies/${id(1)}`]: () => ({ json: standing }),
        'PUT /api/companies/': ({ body }) => {
          puts += 1;
          if (puts === 1) {
            standing = company(1, { address_city: 'Zgierz', version: 5 });
            return stale;
          }
          if (puts === 2) return { status: 409, json: { error: 'Taki NIP już jest.', code: 'conflict' } };
          return { json: company(1, body as Record<string, unknown>) };
        },
      },
    });
    const name = await screen.findByRole('textbox', { name: /^Nazwa$/ });
    await user.clear(name);
    await user.type(name, 'Kłos i syn');
    await user.click(screen.getByRole('button', { name: 'Zapisz' }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByRole('group', { name: /Nazwa/ });
    await user.click(within(dialog).getByRole('button', { name: 'Zapisz wybrane' }));
    expect(await screen.findByText('Taki NIP już jest.')).toBeVisible();
    expectComplaint('Taki NIP już jest.');
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Miejscowość/ })).toHaveValue('Zgierz'));
    expect(screen.getByRole('textbox', { name: /^Nazwa$/ })).toHaveValue('Kłos i syn');
    await user.click(screen.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() => expect(to('PUT /api/companies/')[2]?.body).toEqual({ id: id(1), title: 'Kłos i syn', version: 5 }));
  },
);

test('fields on which both agree need no choice', () => {
  const fields = resources.companies.fields;
  const base = { title: 'A', vat_number: '1', regon: null };
  expect(compare(fields, base, { ...base, title: 'B' }, { ...base, title: 'B' })).toEqual([]);
  expect(compare(fields, base, { ...base, title: 'B' }, { ...base, vat_number: '2' })).toEqual([
    { key: 'title', by: 'me', mine: 'B', theirs: 'A' },
    { key: 'vat_number', by: 'them', mine: '1', theirs: '2' },
  ]);
});
