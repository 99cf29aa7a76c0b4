import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { FileRefused, mismatch } from '../refused';
import type { Candidate, Checked } from './candidate';
import { requirePixels } from './image';

/** Brands of a HEIF file's beginning that hold pictures in HEVC, or may. */
const brands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

export const isHeif = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 4, 8) === 'ftyp' && brands.has(bytes.toString('latin1', 8, 12));

/** One for the process: it lets go of the file before when it opens the next. Loaded with the first, for most files are none. */
let decoder: Promise<{ decode(bytes: Uint8Array): Heif[] }> | null = null;
type Heif = ReturnType<InstanceType<typeof import('libheif-js/wasm-bundle.js')['default']['HeifDecoder']>['decode']>[number];

async function open(bytes: Uint8Array): Promise<Heif[]> {
  decoder ??= import('libheif-js/wasm-bundle.js').then(({ default: libheif }) => new libheif.HeifDecoder());
  return (await decoder).decode(bytes);
}

const broken = () => new FileRefused('Zdjęcie jest uszkodzone i nie daje się otworzyć. Zrób je albo pobierz jeszcze raz.');

/**
 * A photograph as phones keep it: no browser of the office opens it, so it is kept as a JPEG of its pixels, and what the camera wrote beside
 * them is left behind, as with any picture (F08).
 */
export async function checkHeic({ path, ending, cleaned, limits }: Candidate): Promise<Partial<Checked>> {
  const bytes = await readFile(path);
  if (!isHeif(bytes)) throw mismatch(ending);
  const images = await open(bytes);
  const image = images.find((each) => each.is_primary()) ?? images[0];
  if (!image) throw broken();
  const [width, height] = [image.get_width(), image.get_height()];
  requirePixels(width * height, limits.pixels);
  const data = new Uint8ClampedArray(width * height * 4);
  const read = await new Promise<{ data: Uint8ClampedArray } | null>((resolve) =>
    image.display({ data, width, height }, resolve),
  ).finally(() => image.free());
  if (!read) throw broken();
  await sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 90 })
    .toFile(cleaned);
  return { rewritten: true, ending: 'jpg' };
}
