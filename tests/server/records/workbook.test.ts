import { expect, test } from 'vitest';
import { escaped } from '../../../src/server/records/workbook';

const meant: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' };

/** What an XML document has of a character. */
function inDocument(code: number): string {
  const sign = String.fromCharCode(code);
  if (meant[sign] !== undefined) return meant[sign];
  if (code >= 0xd800 && code <= 0xdfff) return '\ufffd';
  const isAllowed = code === 0x09 || code === 0x0a || (code >= 0x20 && code <= 0xfffd);
  return isAllowed ? sign : '';
}

test('text in a workbook keeps each character that its document may hold, and gives none a meaning there', () => {
  const wrong: number[] = [];
  for (let code = 0; code <= 0xffff; code += 1)
    if (escaped(`a${String.fromCharCode(code)}ż`) !== `a${inDocument(code)}ż`) wrong.push(code);
  expect(wrong).toEqual([]);
  expect(escaped('Firma 🥐 „Kłos”')).toBe('Firma 🥐 „Kłos”');
});
