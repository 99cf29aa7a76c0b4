// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { cleanMarkup, installTrustedTypes, loadPurifier, ownScript } from '../../../src/app/theme/trustedTypes';

test('W01: one policy, the default one, is made, for markup and the address of the service worker', () => {
  const createPolicy = vi.fn();
  vi.stubGlobal('trustedTypes', { createPolicy });
  installTrustedTypes();
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('default', { createHTML: cleanMarkup, createScriptURL: ownScript });
});

test.each(['/sw.js?x', '/assets/a.js', 'https://zly.example/sw.js', 'sw.js', ''])(
  'W01: no script is started from “%s”',
  (address) => {
    expect(() => ownScript(address)).toThrow(TypeError);
    expect(ownScript('/sw.js')).toBe('/sw.js');
  },
);

test('W01: before the purifier is here plain text passes and markup does not', () => {
  expect(cleanMarkup('Łódź')).toBe('Łódź');
  expect(() => cleanMarkup('<b>Łódź</b>')).toThrow(TypeError);
});

test('W01: with it markup passes without what could run', async () => {
  await loadPurifier();
  expect(cleanMarkup('<b>Łódź</b><img src=x onerror=alert(1)><script>alert(1)</script>')).toBe('<b>Łódź</b><img src="x">');
});
