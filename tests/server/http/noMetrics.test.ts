import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openOffice } from '../../support/office';

const panelsDir = mkdtempSync(join(tmpdir(), 'panel-built-'));
mkdirSync(join(panelsDir, 'demo'));
writeFileSync(join(panelsDir, 'demo/index.html'), '<title>Panel</title>');
afterAll(() => rmSync(panelsDir, { recursive: true, force: true }));

const office = openOffice({ config: { panelsDir } });

test('without a token in the configuration there is nothing at the address of figures, whatever is shown, and not the panel’s page', async () => {
  const headers = { host: 'localhost' };
  expect((await office.app.inject({ url: '/dashboard', headers })).headers['content-type']).toMatch(/^text\/html/);
  for (const authorization of ['', 'Bearer ', `Bearer ${'m'.repeat(40)}`]) {
    const answer = await office.app.inject({ url: '/metrics', headers: { ...headers, authorization } });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, expect.stringMatching(/^application\/json/)]);
  }
});
