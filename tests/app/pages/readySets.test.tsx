import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ReadySet } from '../../../src/contract/readySets';
import { areas } from '../../../src/schema/areas';
import { openFirm } from '../resource/office';
import { accountant } from '../support/people';

const superuser = { ...accountant, roles: ['superuser' as const], access: [...areas] };
const answers: ReadySet = {
  key: 'answers',
  records: [
    { title: 'Brakujące dokumenty', is: false },
    { title: 'Paragon bez NIP', is: true },
  ],
};

test('a set is looked at, taken by one press, and offered no more', async () => {
  let set = answers;
  const { user, to } = await openFirm('/dashboard/settings/ready-sets', {
    person: superuser,
    answers: {
      'GET /api/ready-sets': () => ({ json: { data: [set] } }),
      'POST /api/ready-sets/answers': () => {
        set = { ...answers, records: answers.records.map((record) => ({ ...record, is: true })) };
        return { json: { data: { added: 1 } } };
      },
    },
  });
  const panel = within(await screen.findByRole('region', { name: 'Szablony odpowiedzi' }));
  expect(panel.queryByText('Brakujące dokumenty')).toBeNull();
  await user.click(panel.getByRole('button', { name: 'Zobacz, co zawiera: Szablony odpowiedzi' }));
  expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Brakujące dokumenty',
    'Paragon bez NIP – już jest',
  ]);
  await user.click(panel.getByRole('button', { name: /^Dodaj 1.pozycję: Szablony odpowiedzi$/ }));
  expect(await screen.findByText(/^Szablony odpowiedzi: dodano 1.pozycję$/)).toBeVisible();
  expect(await panel.findByText('Ten zestaw już dodano')).toBeVisible();
  expect(panel.queryByRole('button', { name: /Dodaj/ })).toBeNull();
  expect(to('POST /api/ready-sets/answers')).toHaveLength(1);
  expect(panel.getByRole('link', { name: 'Przejdź do szablonów' })).toHaveAttribute(
    'href',
    '/dashboard/settings/answer-templates',
  );
});
