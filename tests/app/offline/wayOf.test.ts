import { expect, test } from 'vitest';
import { wayOf } from '../../../src/app/offline/wayOf';
import fc from '../../support/properties';

const origin = 'https://panel.biuro.example';
const ask = (path: string, more: { method?: string; mode?: RequestMode } = {}) =>
  wayOf({ method: 'GET', mode: 'cors', url: new URL(path, origin).href, ...more }, origin);

test('built files are kept, pages are fetched with the offline page in reserve', () => {
  expect(ask('/assets/panel-1a2b3c4d.js', { mode: 'no-cors' })).toBe('file');
  expect(ask('/tickets/new', { mode: 'navigate' })).toBe('page');
  expect(ask('/', { mode: 'navigate' })).toBe('page');
});

test('only a navigation to the share menu’s address is taken from it', () => {
  expect(ask('/share', { method: 'POST', mode: 'navigate' })).toBe('share');
  expect([ask('/share', { method: 'POST' }), ask('/share/x', { method: 'POST', mode: 'navigate' })]).toEqual([null, null]);
  expect([
    ask('/documents/new', { method: 'POST', mode: 'navigate' }),
    ask('https://inny.example/share', { method: 'POST', mode: 'navigate' }),
  ]).toEqual([null, null]);
  expect(ask('/share', { mode: 'navigate' })).toBe('page');
});

test('W02, T03: whatever the API answers is never touched, by whatever method, mode or spelling', () => {
  const path = fc.webPath({ size: 'small' });
  const method = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE');
  const mode = fc.constantFrom<RequestMode>('cors', 'no-cors', 'navigate', 'same-origin');
  const api = fc.constantFrom('/api', '/API', '/api/files/1/content', '/assets/../api/users');
  fc.assert(
    fc.property(api, path, method, mode, (root, rest, method, mode) => {
      expect(ask(root + rest.replace(/\.\./g, '').replace(/^[^/]/, '/$&'), { method, mode })).toBeNull();
    }),
  );
});

test('other origins, other methods and other files are the browser’s', () => {
  expect(ask('https://api.biuro.example/assets/x.js')).toBeNull();
  expect(ask('/assets/panel.js', { method: 'POST' })).toBeNull();
  expect([ask('/manifest.webmanifest'), ask('/sw.js'), ask('/', { mode: 'cors' })]).toEqual([null, null, null]);
});
