// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { cleanMarkup, installTrustedTypes, loadPurifier } from '../../../src/app/theme/trustedTypes';

test('W01: one policy, the default one, is made and only for markup', () => {
  const createPolicy = vi.fn();
  vi.stubGlobal('trustedTypes', { createPolicy });
  installTrustedTypes();
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('default', { createHTML: cleanMarkup });
});

test('W01: before the purifier is here plain text passes and markup does not', () => {
  expect(cleanMarkup('Łódź')).toBe('Łódź');
  expect(() => cleanMarkup('<b>Łódź</b>')).toThrow(TypeError);
});

test('W01: with it markup passes without what could run', async () => {
  await loadPurifier();
  expect(cleanMarkup('<b>Łódź</b><img src=x onerror=alert(1)><script>alert(1)</script>')).toBe('<b>Łódź</b><img src="x">');
});
