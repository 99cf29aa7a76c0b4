import { readFileSync } from 'node:fs';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import '../../../src/app/files/JpkSummary';
import { packedXml } from '../../../src/app/files/packedXml';
import { readLargeJpk } from '../../../src/app/files/readers/largeJpk';
import { UploadList } from '../../../src/app/files/UploadList';
import { tooLargeOf, type Upload } from '../../../src/app/files/uploads';
import { Themed } from '../../../src/app/theme/PanelTheme';
import { fileLimits } from '../../../src/contract/files';
import { inAll } from '../../support/inAll';

const megabyte = 1024 * 1024;
const sample = readFileSync('tests/domain/samples/jpk-v7m.xml', 'utf8');
/** The sample with its first sale so many times over. */
function jpkOf(rows: number): string {
  const [row = ''] = /<SprzedazWiersz>[\s\S]*?<\/SprzedazWiersz>/.exec(sample) ?? [];
  return sample.replace(row, row.repeat(rows));
}

/** A file that nobody reads whole; `pieces` are the bytes that were asked for at a time. */
function watched(text: string, name = 'JPK.xml', says?: number): { file: File; pieces: number[] } {
  const file = new File([text], name);
  const pieces: number[] = [];
  const slice = file.slice.bind(file);
  const whole = () => {
    throw new Error('The file was read whole');
  };
  Object.assign(file, {
    slice: (from: number, to: number) => {
      pieces.push(Math.min(to, file.size) - from);
      return slice(from, to);
    },
    arrayBuffer: whole,
    text: whole,
    stream: whole,
  });
  if (says !== undefined) Object.defineProperty(file, 'size', { value: says });
  return { file, pieces };
}

describe('a JPK that is too large to be kept', () => {
  test('is read piece by piece, to its sums', async () => {
    const { file, pieces } = watched(jpkOf(5_000));
    const parts: number[] = [];
    const summary = await readLargeJpk(file, (part) => parts.push(part) > 0);
    expect(summary?.jpk).toMatchObject({ form: 'JPK_V7M (3)', month: '2026-10', sales: { rows: 5_001 } });
    expect(summary?.findings).toContainEqual({
      says: expect.stringMatching(/^Ewidencja sprzedaży ma 5.001.wierszy/),
      certain: true,
    });
    expect(pieces.length).toBe(Math.ceil(file.size / megabyte));
    expect(pieces.length).toBeGreaterThan(2);
    expect(Math.max(...pieces)).toBe(megabyte);
    expect(parts).toEqual(pieces.map((_, nth) => (nth * megabyte) / file.size));
  });

  test('is read no further once nobody looks', async () => {
    const { file, pieces } = watched(jpkOf(5_000));
    expect(await readLargeJpk(file, (part) => part === 0)).toBeNull();
    expect(pieces).toHaveLength(1);
  });

  test.each([
    ['another form', '<JPK><Naglowek/></JPK>', /^To nie jest JPK_V7/],
    ['no JPK', '<a/>', /^To nie jest plik JPK/],
    ['cut off', sample.slice(0, -200), /^Plik nie jest poprawnym dokumentem XML/],
    ['with a DTD', '<!DOCTYPE a><a/>', /DTD/],
  ])('that is %s says so', async (_, text, says) => {
    await expect(readLargeJpk(new File([text], 'a.xml'), () => true)).rejects.toThrow(says);
  });

  test('that changed on the disk says so', async () => {
    const file = new File([sample], 'a.xml');
    Object.assign(file, { slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('x', 'NotReadableError')) }) });
    await expect(readLargeJpk(file, () => true)).rejects.toThrow(/^Nie udało się odczytać pliku/);
  });
});

const failed = (file: File, tooLarge: boolean): Upload => ({
  key: 'a',
  file,
  state: 'failed',
  part: 0,
  says: tooLargeOf(file),
  again: false,
  tooLarge,
  asks: null,
});
const listed = (file: File, tooLarge = true) =>
  render(
    <Themed value={true}>
      <UploadList
        uploads={{
          uploads: [failed(file, tooLarge)],
          busy: false,
          add() {},
          retry() {},
          agree() {},
          remove() {},
          clearDone() {},
        }}
      />
    </Themed>,
  );

test('its summary is shown beside its refusal', async () => {
  const { file } = watched(sample, 'JPK.xml', 300 * megabyte);
  // The sample alone is behind the size that it says.
  Object.assign(file, {
    slice: (from: number) => new Blob(from === 0 ? [sample] : []),
  });
  listed(file);
  expect(screen.getByRole('alert')).toHaveTextContent(/^Plik jest za duży, więc go nie dodaliśmy/);
  await userEvent.click(screen.getByRole('button', { name: /^Pokaż podsumowanie JPK/ }));
  expect(await screen.findByRole('article', { name: /^JPK_V7M/ })).toHaveTextContent('Ewidencja');
  const dialog = screen.getByRole('dialog', { name: 'Podsumowanie: JPK.xml' });
  expect(dialog).toHaveTextContent('Pliku nie dodaliśmy');
  // How far the reading is, is not read out; that it is over is.
  expect(within(dialog).getByRole('status')).toHaveTextContent(/^Podsumowanie jest gotowe$/);
});

test('an XML that was refused for another reason has no summary', () => {
  listed(watched(sample, 'JPK.xml', 30 * megabyte).file, false);
  expect(screen.queryByRole('button', { name: /podsumowanie/ })).toBeNull();
});

test('only what was packed in vain is said to have been', () => {
  const { file } = watched(sample, 'JPK.xml', 300 * megabyte);
  expect(tooLargeOf(file)).not.toMatch(/spakowaniu/);
  expect(tooLargeOf(file, true)).toMatch(/^Plik jest za duży, także po spakowaniu, więc/);
});

test('any other refused file has no summary', () => {
  listed(new File([new Uint8Array(fileLimits.bytes + 1)], 'skan.pdf'));
  expect(screen.getByRole('alert')).toHaveTextContent(/^Plik jest za duży: najwyżej 20 MB/);
  expect(screen.queryByRole('button', { name: /podsumowanie/ })).toBeNull();
});

inAll(
  'an XML that stays too large packed is given up before its end',
  'app/files/packedXml.test.ts',
  async () => {
    const noise = new Uint8Array(22 * megabyte);
    for (let at = 0; at < noise.length; at += 65_536) crypto.getRandomValues(noise.subarray(at, at + 65_536));
    const file = new File([noise, 'x'.repeat(20 * megabyte)], 'JPK.xml');
    const asked: number[] = [];
    const slice = file.slice.bind(file);
    Object.assign(file, { slice: (from: number, to: number) => asked.push(from) && slice(from, to) });
    const givenUp = vi.spyOn(WritableStreamDefaultWriter.prototype, 'abort');
    expect(await packedXml(file)).toBe(file);
    expect(givenUp).toHaveBeenCalledOnce();
    expect(Math.max(...asked)).toBeLessThan(30 * megabyte);
  },
  20_000,
);
