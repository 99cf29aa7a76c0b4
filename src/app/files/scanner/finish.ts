import { pdfOf } from '../../../lib/picturesPdf';
import type { Page } from './page';
import { isLight } from './sizes';
import { isUntouched, makeJpeg } from './studio';

/** A correction was asked for that can't be made; the sentence is for the person. */
export class Unfinished extends Error {
  override readonly name = 'Unfinished';
}

const named = (file: File, ending: string) => `${file.name.replace(/\.[^.]*$/, '') || 'zdjęcie'}.${ending}`;

async function jpegOf({ file, look }: Page) {
  try {
    return await makeJpeg(file, look);
  } catch {
    return null;
  }
}

/** A page as a file of its own: as it is where that is light already or the browser can't read it. */
async function alone(page: Page): Promise<File> {
  const { file, preview, look } = page;
  if (!preview || (isUntouched(look) && isLight(file, preview.size))) return file;
  const made = await jpegOf(page);
  if (made) return new File([made.bytes], named(file, 'jpg'), { type: 'image/jpeg' });
  if (isUntouched(look)) return file;
  throw new Unfinished(`Nie udało się poprawić zdjęcia „${file.name}”. Cofnij jego poprawki albo usuń je.`);
}

/**
 * The files to be sent, in the pages' order: each page on its own, or those that can be read as one document in the place of the first.
 * One picture after another is opened, for a phone has no room for many at once.
 */
export async function finish(pages: readonly Page[], joined: boolean, onPage: (nth: number) => void): Promise<File[]> {
  const readable = pages.filter(({ preview }) => preview);
  const files: File[] = [];
  const jpegs = [];
  for (const [nth, page] of pages.entries()) {
    onPage(nth + 1);
    if (!joined || !page.preview || readable.length < 2) {
      files.push(await alone(page));
      continue;
    }
    const made = await jpegOf(page);
    if (!made) throw new Unfinished(`Nie udało się dołączyć zdjęcia „${page.file.name}”. Wyślij je osobno albo usuń.`);
    jpegs.push(made);
  }
  const [first] = readable;
  if (!first || jpegs.length === 0) return files;
  return [new File([pdfOf(jpegs)], named(first.file, 'pdf'), { type: 'application/pdf' }), ...files];
}
