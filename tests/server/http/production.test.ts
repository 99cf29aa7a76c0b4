import { expect, test } from 'vitest';
import { openOffice } from '../../support/office';

const office = openOffice({ config: { mode: 'production', publicUrl: 'https://panel.biuro.pl' } });

test('the description and its page are a superuser’s in production', async () => {
  for (const url of ['/api/openapi.json', '/api/docs', '/api/docs/static/swagger-ui.css']) {
    expect((await office.nobody().get(url, { 'x-api-key': '' })).status).toBe(403);
    expect((await office.nobody().get(url)).status).toBe(401);
    expect((await office.as('kierownik').get(url)).status).toBe(403);
    expect((await office.as('super').get(url)).status).toBe(200);
  }
});

test('W03: no page but the panel’s own may change anything', async () => {
  const post = (origin: string) => office.as('ksiegowa').post('/api/tasks/', {}, { origin });
  expect((await post('http://localhost:4000')).status).toBe(403);
  expect((await post('https://panel.biuro.pl')).status).toBe(422);
});

test('health and ready need nobody', async () => {
  for (const url of ['/api/health', '/api/ready']) expect((await office.nobody().get(url, { 'x-api-key': '' })).status).toBe(200);
});
