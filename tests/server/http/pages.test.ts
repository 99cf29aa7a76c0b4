import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { send } from '../../support/caller';
import { openOffice } from '../../support/office';

const panelsDir = mkdtempSync(join(tmpdir(), 'panel-pages-'));
const script = `console.log(${JSON.stringify('a'.repeat(2_000))})`;
for (const firm of ['demo', 'kancelaria']) {
  mkdirSync(join(panelsDir, firm, 'assets'), { recursive: true });
  writeFileSync(
    join(panelsDir, firm, 'index.html'),
    `<title>${firm}</title><style nonce="__CSP_NONCE__"></style><meta property="csp-nonce" nonce="__CSP_NONCE__">`,
  );
  writeFileSync(join(panelsDir, firm, 'assets/main-1a2b.js'), script);
  writeFileSync(join(panelsDir, firm, 'assets/main-1a2b.js.br'), brotliCompressSync(script));
  writeFileSync(join(panelsDir, firm, 'assets/main-1a2b.js.gz'), gzipSync(script));
  writeFileSync(join(panelsDir, firm, 'favicon.svg'), '<svg/>');
  writeFileSync(join(panelsDir, firm, 'sw.js'), `const cache = 'panel.${firm}.1'`);
  writeFileSync(
    join(panelsDir, firm, 'manifest.webmanifest'),
    JSON.stringify({ name: firm, icons: [{ src: `/assets/${firm}.png` }] }),
  );
  writeFileSync(join(panelsDir, firm, 'offline.html'), `<title>bez sieci ${firm}</title><style nonce="__CSP_NONCE__"></style>`);
}
writeFileSync(join(panelsDir, 'tajne.js'), 'x');
afterAll(() => rmSync(panelsDir, { recursive: true }));

const office = openOffice({ config: { panelsDir } });
const get = (url: string, headers: Record<string, string> = {}) =>
  send(office.app, { method: 'GET', url, headers: { host: 'localhost:4000', ...headers } });

describe('the page', () => {
  test.each(['/', '/login', '/dashboard/companies?sort=title:asc', '/register/abcDEF123', '/nie/ma/mnie'])(
    'is the same at %s, as the panel’s own router says what stands there',
    async (url) => {
      const answer = await get(url);
      expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
        200,
        'text/html; charset=utf-8',
        'no-store',
      ]);
      expect(answer.text).toContain('<title>demo</title>');
    },
  );
  test('is the firm’s that the host name stands for', async () => {
    expect((await get('/', { host: 'kancelaria.localhost:4000' })).text).toContain('<title>kancelaria</title>');
    expect((await get('/', { host: 'zly.example' })).text).toContain('<title>demo</title>');
  });
  test('W01: has a policy with a nonce of its own each time, in every place of it', async () => {
    const [one, two] = [await get('/'), await get('/')];
    const nonceOf = ({ headers }: typeof one) => /'nonce-([\w-]{22})'/.exec(headers['content-security-policy'] ?? '')?.[1] ?? '';
    expect(nonceOf(one)).not.toBe(nonceOf(two));
    expect(one.text.split(`nonce="${nonceOf(one)}"`)).toHaveLength(3);
    expect(one.text).not.toContain('__CSP_NONCE__');
    expect(one.headers['content-security-policy']?.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self' 'nonce-${nonceOf(one)}'`,
      "style-src-attr 'none'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default dompurify ProseMirrorClipboard',
      'report-to csp',
    ]);
    expect(one.headers['reporting-endpoints']).toBe('csp="/api/csp-reports"');
  });
});

describe('a built file', () => {
  test.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip', 'gzip'],
    ['identity', undefined],
    ['', undefined],
  ])('accepted as “%s” comes as %s', async (accepted, encoding) => {
    const answer = await send(office.app, {
      method: 'GET',
      url: '/assets/main-1a2b.js',
      headers: { 'accept-encoding': accepted },
    });
    expect([answer.status, answer.headers['content-encoding'], answer.headers.vary]).toEqual([200, encoding, 'accept-encoding']);
    expect([answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ]);
  });
  test('comes whole', async () => {
    const answer = await office.app.inject({ url: '/assets/main-1a2b.js', headers: { 'accept-encoding': 'br' } });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script);
    expect((await get('/assets/main-1a2b.js')).text).toBe(script);
  });
  test('without a hash in its name is asked for again', async () => {
    expect((await get('/favicon.svg')).headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=3600',
    });
  });
  test.each([
    ['/sw.js', 'text/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ])('%s is asked for each time, and is the firm’s own (T03)', async (path, type) => {
    const [demo, other] = [await get(path), await get(path, { host: 'kancelaria.localhost:4000' })];
    expect([demo.status, demo.headers['content-type'], demo.headers['cache-control']]).toEqual([200, type, 'no-cache']);
    expect(demo.text).not.toBe(other.text);
  });
  test('the manifest has the firm’s name and colours of now, and the icons of the build', async () => {
    const manifest = JSON.parse((await get('/manifest.webmanifest', { host: 'kancelaria.localhost:4000' })).text);
    expect(manifest).toEqual({
      name: 'Kancelaria Podatkowa Wierzba',
      short_name: 'Wierzba',
      theme_color: '#1d4a3a',
      background_color: '#f1f5ee',
      icons: [{ src: '/assets/kancelaria.png' }],
    });
  });
  test('the service worker may fetch from its own origin alone, and covers the whole panel', async () => {
    const { headers } = await get('/sw.js');
    expect(headers['content-security-policy']).toContain("default-src 'none'; connect-src 'self'");
    expect(headers['service-worker-allowed']).toBeUndefined();
  });
  test('W01: the page without a connection has the policy of every page', async () => {
    const { headers, text } = await get('/offline.html', { host: 'kancelaria.localhost:4000' });
    const nonce = /nonce="([\w-]{22})"/.exec(text)?.[1] ?? '';
    expect(text).toContain('<title>bez sieci kancelaria</title>');
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });
  test('of an older build is not the page', async () => {
    expect((await get('/assets/main-0000.js')).status).toBe(404);
  });
  test.each(['/../tajne.js', '/%2e%2e/tajne.js', '/..%2ftajne.js', '/assets/../../tajne.js', '//tajne.js', '/index.html'])(
    '%s leads to nothing but the page',
    async (url) => {
      const { text } = await get(url);
      expect(text).not.toBe('x');
      expect(text).not.toContain('__CSP_NONCE__');
    },
  );
  test('W06: nothing but GET is answered', async () => {
    for (const method of ['POST', 'DELETE', 'HEAD'] as const)
      expect((await send(office.app, { method, url: '/' })).status).toBe(405);
  });
});

test('what another app shares past the service worker is read by nobody, and said to be lost', async () => {
  const answer = await send(office.app, { method: 'POST', url: '/share', headers: { host: 'localhost:4000' } });
  expect([answer.status, answer.headers.location]).toEqual([303, '/documents/new?shared=lost']);
});
