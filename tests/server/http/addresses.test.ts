import { describe, expect, test } from 'vitest';
import { type ResourceName, resources } from '../../../resources';
import { mappedFields } from '../../../src/domain/surveys/mapped';
import type { Resource } from '../../../src/schema';
import { openOffice } from '../../support/office';

const office = openOffice();
const pesel = '44051401359';

describe('a PESEL in an address', () => {
  test.each(Object.keys(resources) as ResourceName[])(
    'P23: is no search of %s, and the answer does not repeat it',
    async (name) => {
      for (const path of ['/', '/export', '/groups'])
        for (const typed of [pesel, '440514 01359', `Jan ${pesel}`]) {
          const { status, text } = await office.as('super').get(`/api/${name}${path}?search=${encodeURIComponent(typed)}`);
          expect([403, 404, 422]).toContain(status);
          expect(text).not.toContain('01359');
        }
    },
  );

  test('P23: is searched for in a body, here and in the search over everything', async () => {
    const { company } = office.base();
    await office.add('employees', { company_id: company, first_name: 'Olga', pesel });
    expect((await office.as('kadry').get(`/api/employees/?search=${pesel}`)).body.error).toBe(
      'Numeru PESEL nie podaje się w adresie. Wyślij zapytanie metodą POST.',
    );
    expect((await office.as('kadry').post('/api/employees/search', { search: pesel })).status).toBe(200);
    expect((await office.as('kadry').get(`/api/search?q=${pesel}`)).status).toBe(422);
    expect((await office.as('kadry').post('/api/search', { q: pesel })).status).toBe(200);
    expect((await office.as('klient').get(`/api/users/my?search=${pesel}`)).status).toBe(422);
  });

  test('the numbers of companies are searched for in addresses still', async () =>
    expect((await office.as('kadry').get('/api/companies/?search=5260250274')).status).toBe(200));
});

test('P23: no answer of a survey is offered to a field that is closed to most people', () => {
  const { fields } = resources.companies as Resource;
  for (const key of Object.keys(mappedFields)) {
    const options = fields[key]?.options;
    expect([key, options?.grant, options?.encrypted]).toEqual([key, undefined, undefined]);
  }
});
