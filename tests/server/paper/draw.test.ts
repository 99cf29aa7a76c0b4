import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { drawPaper } from '../../../src/server/paper/draw';
import { LONGEST_PAPER, type Paper, paperTable } from '../../../src/server/paper/paper';

const at = new Date('2026-11-20T08:00:00Z');
const paper: Paper = {
  title: 'Rozliczenie za październik 2026',
  lead: 'Zażółć gęślą jaźń Sp. z o.o.',
  foot: 'Biuro',
  content: [
    paperTable(
      [
        { label: 'Podatek', wide: true },
        { label: 'Kwota', right: true },
      ],
      [['VAT', '1 234,00 zł']],
    ),
  ],
};
const bytes = async (drawn: Promise<Readable>) => buffer(await drawn);

/** What is compressed inside, as text. */
function inside(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)]
    .map(([, body = '']) => {
      try {
        return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
      } catch {
        return '';
      }
    })
    .join('\n');
}

test('a paper is a tagged PDF in Polish with a title', async () => {
  const text = (await bytes(drawPaper(paper, at))).toString('latin1');
  expect(text).toMatch(/^%PDF-1\.7/);
  expect(text).toContain('/Lang (pl-PL)');
  expect(text).toContain('/Marked true');
  expect(text).toContain('/DisplayDocTitle true');
  expect(text).toContain(Buffer.from('Rozliczenie za pa', 'utf16le').swap16().toString('latin1'));
});
test('Polish letters are in its font, and can be copied as letters', async () => {
  const map = inside(await bytes(drawPaper({ ...paper, lead: 'ąćęłńóśźż ĄĆĘŁŃÓŚŹŻ' }, at)));
  for (const letter of 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ') expect(map).toContain(letter.charCodeAt(0).toString(16).padStart(4, '0'));
});
test('the same paper of the same moment is the same file', async () => {
  expect((await bytes(drawPaper(paper, at))).equals(await bytes(drawPaper(paper, at)))).toBe(true);
});
test('a long table runs over pages, and one that nobody would read is refused', async () => {
  const table = (rows: number) => [
    paperTable(
      [{ label: 'A' }, { label: 'B' }],
      Array.from({ length: rows }, (_, nth) => [`${nth}`, 'x']),
    ),
  ];
  const long = (await bytes(drawPaper({ ...paper, content: table(200) }, at))).toString('latin1');
  expect(Number(/\/Count (\d+)/.exec(long)?.[1])).toBeGreaterThan(2);
  await expect(drawPaper({ ...paper, content: table(LONGEST_PAPER) }, at)).rejects.toMatchObject({ status: 422 });
});
