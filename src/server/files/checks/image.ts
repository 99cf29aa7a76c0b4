import sharp from 'sharp';
import { countOf } from '../../../lib/text';
import { FileRefused, mismatch } from '../refused';
import type { Candidate, Checked } from './candidate';

const formats = { jpg: 'jpeg', jpeg: 'jpeg', jfif: 'jpeg', png: 'png', webp: 'webp' } as const;

/** Above the limit of pixels a picture is not opened at all (F03). */
export function requirePixels(pixels: number, most: number): void {
  if (pixels <= most) return;
  const count = countOf(Math.floor(most / 1_000_000), 'megapiksel', 'megapiksele', 'megapikseli');
  throw new FileRefused(
    `Zdjęcie jest za duże: najwyżej ${count}. Zapisz je w mniejszym rozmiarze (w telefonie: Edytuj, Zmień rozmiar) i dodaj jeszcze raz.`,
  );
}

/**
 * Writes a picture anew from its pixels, turned the right way up: what a camera or a forger put beside them (EXIF, place, a second file)
 * is left behind (F08).
 */
export async function checkImage({ path, ending, cleaned, limits }: Candidate): Promise<Partial<Checked>> {
  const format = formats[ending as keyof typeof formats];
  const open = () => sharp(path, { limitInputPixels: limits.pixels, failOn: 'error' });
  const {
    format: found,
    width = 0,
    height = 0,
  } = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw mismatch(ending);
    });
  if (found !== format) throw mismatch(ending);
  requirePixels(width * height, limits.pixels);
  const quality = format === 'png' ? {} : { quality: 90 };
  await open()
    .autoOrient()
    .toFormat(format, quality)
    .toFile(cleaned)
    .catch(() => {
      throw new FileRefused('Zdjęcie jest uszkodzone i nie daje się otworzyć. Zrób je albo pobierz jeszcze raz.');
    });
  return { rewritten: true };
}
