import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pdfOf } from '../../src/lib/picturesPdf';

const jpeg = async (width: number, height: number, background: string) => ({
  width,
  height,
  bytes: new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  ),
});

test('pages of a PDF have the proportions of their pictures and show them, in their order', async () => {
  const made = pdfOf([await jpeg(240, 339, '#ff0000'), await jpeg(400, 200, '#0000ff')]);
  expect(made.type).toBe('application/pdf');
  const bytes = Buffer.from(await made.arrayBuffer());
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const pages = [...document.pages()];
  expect(
    pages.map((page) => page.getOriginalSize()).map((each) => [each.originalWidth, each.originalHeight].map(Math.round)),
  ).toEqual([
    [596, 842],
    [842, 421],
  ]);
  const dots = await Promise.all(
    pages.map(async (page) => (await page.render({ scale: 0.1, render: 'bitmap' })).data.slice(0, 3)),
  );
  document.destroy();
  library.destroy();
  const [red, blue] = dots.map((each) => [...each]);
  expect((red?.[0] ?? 0) - (red?.[2] ?? 0)).toBeGreaterThan(200);
  expect((blue?.[2] ?? 0) - (blue?.[0] ?? 0)).toBeGreaterThan(200);
});

test('the table of a PDF names where each of its objects begins', async () => {
  const text = Buffer.from(await pdfOf([await jpeg(10, 20, '#888888')]).arrayBuffer()).toString('latin1');
  const starts = [...text.matchAll(/^(\d{10}) 00000 n /gm)].map(([, start]) => Number(start));
  expect(starts).toHaveLength(5);
  starts.forEach((start, nth) => {
    expect(text.slice(start)).toMatch(new RegExp(`^${nth + 1} 0 obj\n`));
  });
});
