import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { type Jpeg, pdfOf } from '../../../lib/picturesPdf';
import { FileRefused, mismatch } from '../refused';
import type { Candidate, Checked } from './candidate';
import { requirePixels } from './image';

const mostPages = 100;

/** What scanners write: no browser opens it, and it may have many pages, so it is kept as a PDF of its pixels, a page each (F08). */
export async function checkTiff({ path, ending, cleaned, limits }: Candidate): Promise<Partial<Checked>> {
  const { format, pages = 1 } = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw mismatch(ending);
    });
  if (format !== 'tiff') throw mismatch(ending);
  if (pages > mostPages) throw new FileRefused(`Skan ma za dużo stron: najwyżej ${mostPages}. Podziel go i dodaj po części.`);
  const drawn: Jpeg[] = [];
  for (let page = 0; page < pages; page += 1) drawn.push(await pageOf(path, page, limits.pixels));
  const bytes = Buffer.from(await pdfOf(drawn).arrayBuffer());
  if (bytes.length > limits.fileBytes)
    throw new FileRefused('Skan po zamianie na PDF jest za duży. Zapisz go jako PDF i dodaj jeszcze raz.');
  await writeFile(cleaned, bytes, { mode: 0o600 });
  return { rewritten: true, pages, ending: 'pdf' };
}

async function pageOf(path: string, page: number, most: number): Promise<Jpeg> {
  const damaged = () => new FileRefused('Skan jest uszkodzony i nie daje się otworzyć.');
  const { width = 0, height = 0 } = await sharp(path, { page, limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw damaged();
    });
  requirePixels(width * height, most);
  const { data, info } = await sharp(path, { page, limitInputPixels: most, failOn: 'error' })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 85 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw damaged();
    });
  return { bytes: new Uint8Array(data), width: info.width, height: info.height };
}
