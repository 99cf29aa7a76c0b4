import { expect, test } from 'vitest';
import { openOffice } from '../../support/office';

const office = openOffice();

test('without a token in the configuration there is no page of figures, whatever is shown', async () => {
  for (const authorization of ['', 'Bearer ', `Bearer ${'m'.repeat(40)}`])
    expect((await office.app.inject({ url: '/metrics', headers: { authorization } })).statusCode).toBe(404);
});
