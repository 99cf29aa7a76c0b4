import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { pdfium } from '../checks/pdf';
import { FileRefused } from '../refused';
import type { Picture } from './jobs';

/** Draws a small picture of an image or of a page, from pixels alone, so that nothing else of the file gets into it (F05, F08). */
export async function drawPicture(picture: Picture): Promise<void> {
  const { side, out } = picture;
  const source =
    picture.mime === 'application/pdf' ? await pageOf(picture) : sharp(picture.path, { limitInputPixels: picture.pixels });
  await source
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toFile(out);
}

async function pageOf({ path, page, side }: Picture): Promise<Sharp> {
  const lib = await pdfium();
  const document = await lib.loadDocument(await readFile(path));
  try {
    if (page > document.getPageCount()) throw new FileRefused('Ten plik nie ma takiej strony.');
    const sheet = document.getPage(page - 1);
    const { originalWidth, originalHeight } = sheet.getOriginalSize();
    const scale = side / Math.max(originalWidth, originalHeight, 1);
    const size = {
      width: Math.max(1, Math.round(originalWidth * scale)),
      height: Math.max(1, Math.round(originalHeight * scale)),
    };
    const { data, width, height } = await sheet.render({ ...size, render: 'bitmap' });
    return sharp(Buffer.from(data), { raw: { width, height, channels: 4 } }).flatten({ background: '#ffffff' });
  } finally {
    document.destroy();
  }
}
