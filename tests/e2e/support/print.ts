import type { Page } from 'playwright';

/** A page as a telephone takes it, twelve million dots over an A4 sheet, and a field of letters in print of eight points on it. */
const sheet = { width: 3024, height: 4032 };
const field = { left: 600, top: 900, columns: 30, rows: 12, across: 60, down: 72 };
/** In dots of the photograph: eight points where 210 millimetres are as wide as it. */
const print = Math.round(((8 / 72) * 25.4 * sheet.width) / 210);
/** Figures and letters that differ by a stroke: Z, Ź and Ż, 3 and 8, a comma from nothing. */
const letters = '0123456789ABCDEFGHJKLMNPRSTUWXYZĄĆĘŁŃÓŚŹŻaąbcćdeęfghjkłmnńoóprsśtuwyzźż,';

const shape = { sheet, field, print, letters };
type Shape = typeof shape;

/** Which letter stands in which place; each of them many times, in no order. */
const letterAt = (place: number) => letters.charAt((place * 7919 + Math.floor(place / letters.length) * 31) % letters.length);
const written = Array.from({ length: field.columns * field.rows }, (_, place) => letterAt(place));

/** A photograph of such a page in poor light: a shadow over the paper, ink that is no black, and a sensor's noise. */
export async function printedPage(page: Page, name: string) {
  const base64 = await page.evaluate(drawPage, [shape, written] as const);
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
}

/** Runs in the page. */
async function drawPage([{ sheet: whole, field: all, print: size }, text]: readonly [Shape, readonly string[]]): Promise<string> {
  await document.fonts.load(`${size}px Roboto`, text.join(''));
  const canvas = Object.assign(document.createElement('canvas'), whole);
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  const paper = pen.createLinearGradient(0, 0, whole.width, whole.height);
  paper.addColorStop(0, '#ece8df');
  paper.addColorStop(1, '#b4afa6');
  pen.fillStyle = paper;
  pen.fillRect(0, 0, whole.width, whole.height);
  pen.fillStyle = '#3c3a38';
  pen.font = `${size}px Roboto`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  for (const [place, letter] of text.entries()) {
    const [column, row] = [place % all.columns, Math.floor(place / all.columns)];
    pen.fillText(letter, all.left + (column + 0.5) * all.across, all.top + (row + 0.5) * all.down);
  }
  const seen = pen.getImageData(0, 0, whole.width, whole.height);
  // The same noise each time.
  let state = 20_261_128;
  const chance = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
  for (let at = 0; at < seen.data.length; at += 4) {
    const grain = (chance() + chance() + chance() - 1.5) * 36;
    for (let part = at; part < at + 3; part += 1) seen.data[part] = (seen.data[part] ?? 0) + grain;
  }
  pen.putImageData(seen, 0, 0);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.95));
  const bytes = new Uint8Array(await (blob as Blob).arrayBuffer());
  let binary = '';
  for (let at = 0; at < bytes.length; at += 32_768) binary += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  return btoa(binary);
}

export interface Reading {
  /** Letters taken for others: „Ż read as Z”. */
  misread: string[];
  /** How much darker the ink is than the paper around it, in parts of the paper; of the palest letter. */
  contrast: number;
}

/** Reads a picture of that page letter by letter: each place is held against every letter, and the likest counts. */
export const readPrint = (page: Page, picture: Buffer): Promise<Reading> =>
  page.evaluate(readPicture, [shape, written, picture.toString('base64')] as const);

/** Runs in the page. */
async function readPicture([{ sheet: whole, field: all, print: size, letters: known }, text, base64]: readonly [
  Shape,
  readonly string[],
  string,
]): Promise<Reading> {
  await document.fonts.load(`${size}px Roboto`, known);
  const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
  const scale = bitmap.width / whole.width;
  const [across, down, reach] = [Math.round(all.across * scale), Math.round(all.down * scale), 1];
  const greyOf = (pen: CanvasRenderingContext2D, x: number, y: number, width: number, height: number) => {
    const { data } = pen.getImageData(x, y, width, height);
    return Float32Array.from({ length: width * height }, (_, at) => 255 - (data[at * 4 + 1] ?? 0));
  };
  const penOf = (width: number, height: number) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    return canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
  };
  const models = [...known].map((letter) => {
    const large = penOf(all.across, all.down);
    large.fillStyle = '#ffffff';
    large.fillRect(0, 0, all.across, all.down);
    large.fillStyle = '#000000';
    large.font = `${size}px Roboto`;
    large.textAlign = 'center';
    large.textBaseline = 'middle';
    large.fillText(letter, all.across / 2, all.down / 2);
    const small = penOf(across, down);
    small.imageSmoothingQuality = 'high';
    small.drawImage(large.canvas, 0, 0, across, down);
    return { letter, dots: greyOf(small, 0, 0, across, down) };
  });
  const pen = penOf(bitmap.width, bitmap.height);
  pen.drawImage(bitmap, 0, 0);
  const misread: string[] = [];
  let contrast = 1;
  for (const [place, letter] of text.entries()) {
    const left = Math.round((all.left + (place % all.columns) * all.across) * scale) - reach;
    const top = Math.round((all.top + Math.floor(place / all.columns) * all.down) * scale) - reach;
    const wide = across + 2 * reach;
    const dots = greyOf(pen, left, top, wide, down + 2 * reach);
    const ordered = dots.toSorted();
    const paper = 255 - (ordered[Math.floor(ordered.length / 2)] ?? 0);
    const ink = 255 - (ordered[ordered.length - 3] ?? 0);
    if (letter !== ',') contrast = Math.min(contrast, (paper - ink) / paper);
    let best = { letter: '', likeness: -1 };
    for (const model of models)
      for (let dy = 0; dy <= 2 * reach; dy += 1)
        for (let dx = 0; dx <= 2 * reach; dx += 1) {
          const likeness = likenessAt(dots, wide, dx, dy, model.dots);
          if (likeness > best.likeness) best = { letter: model.letter, likeness };
        }
    if (best.letter !== letter) misread.push(`${letter} read as ${best.letter}`);
  }
  return { misread, contrast };

  /** From −1 to 1: how alike two pieces are, whatever their light. */
  function likenessAt(dots: Float32Array, wide: number, dx: number, dy: number, model: Float32Array): number {
    let [one, other, both, ones, others] = [0, 0, 0, 0, 0];
    for (let y = 0, at = 0; y < down; y += 1)
      for (let x = 0; x < across; x += 1, at += 1) {
        const [seen, meant] = [dots[(y + dy) * wide + x + dx] ?? 0, model[at] ?? 0];
        one += seen;
        other += meant;
        both += seen * meant;
        ones += seen * seen;
        others += meant * meant;
      }
    const count = across * down;
    return (both - (one * other) / count) / Math.sqrt((ones - one ** 2 / count) * (others - other ** 2 / count) || 1);
  }
}
