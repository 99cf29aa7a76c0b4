// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { pageNonce } from '../../../src/app/theme/nonce';
import { nonceMark } from '../../../src/contract/nonceMark';

const nonceOf = (nonce: string) => {
  document.head.innerHTML = `<meta property="csp-nonce" nonce="${nonce}">`;
  return pageNonce();
};

test.each(['6NRhT1tcCqPHsVQZ3c7MoA', '__YJXCCyEaUiU-N9WTel5A', '-_AAAAAAAAAAAAAAAAAAAA'])(
  'W01: styles go under the page’s nonce, whatever it begins with: %s',
  (nonce) => expect(nonceOf(nonce)).toBe(nonce),
);

test('a page that no server answered has none', () => {
  expect(nonceOf(nonceMark)).toBeUndefined();
  document.head.innerHTML = '';
  expect(pageNonce()).toBeUndefined();
});
