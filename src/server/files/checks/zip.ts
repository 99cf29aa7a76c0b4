import { FileRefused } from '../refused';
import type { Candidate, Checked } from './candidate';
import { unpack } from './unpack';

/** What may not travel inside an archive: programs, scripts, pages, macros, and archives whose inside would go unseen. */
const refused =
  /\.(?:exe|com|scr|msi|dll|bat|cmd|ps1|vbs?|vbe|jse?|mjs|wsf|wsh|hta|cpl|lnk|reg|jar|sh|py|php|html?|xhtml|mht|svgz?|docm|dotm|xlsm|xltm|xlam|pptm|zip|rar|7z|gz|tgz|tar|bz2|xz|iso|img|cab)[\s.]*$/i;

/** An archive that unpacks within the limits and holds nothing that runs. */
export async function checkZip({ path, limits }: Candidate): Promise<Partial<Checked>> {
  const entries = await unpack(path, 'zip', limits, 0, ({ name }) => {
    const found = refused.exec(name);
    if (found) throw new FileRefused(`Plik ZIP zawiera plik niedozwolonego rodzaju (${found[0].trim().toLowerCase()}).`);
  });
  if (entries.every(({ name }) => name.endsWith('/'))) throw new FileRefused('Plik ZIP jest pusty.');
  return {};
}
