import { systemClock } from '../server/clock';
import { keyOfCopy } from '../server/copies/place';
import { momentOf, restoreCopy, whyNot } from '../server/copies/restore';
import { verifyCopy } from '../server/copies/verify';
import { type CopyDesk, withCopies } from './withCopies';

const usage = `npm run restore                       najnowsza kopia do pustego miejsca
npm run restore -- --list             jakie są kopie
npm run restore -- --check            sprawdza kopię i niczego nie zmienia
npm run restore -- --copy NAZWA       ta kopia zamiast najnowszej
npm run restore -- --replace          odkłada obok to, co jest w miejscu docelowym
npm run restore -- --without-keys     choć brakuje klucza, którym zaszyfrowano pola`;

/** `npm run restore`: a copy into an empty place. 1 where it was refused, 2 where the words are off. */
export async function main(args: string[]): Promise<number> {
  const known = new Set(['--list', '--check', '--copy', '--replace', '--without-keys']);
  const at = args.indexOf('--copy');
  const name = at >= 0 ? (args[at + 1] ?? '') : null;
  const rest = args.filter((_, nth) => at < 0 || nth !== at + 1);
  if (rest.some((word) => !known.has(word)) || name === '') {
    console.error(usage);
    return 2;
  }
  try {
    await withCopies((desk) => (rest.includes('--list') ? list(desk) : run(desk, rest, name)));
    return 0;
  } catch (error) {
    console.error(whyNot(error));
    return 1;
  }
}

async function list({ place }: CopyDesk): Promise<void> {
  const names = await place.names();
  for (const name of names) console.log(`${name}  ${momentOf(name)}`);
  if (names.length === 0) console.log('Nie ma żadnej kopii.');
}

async function run({ config, place, passphrase, keys }: CopyDesk, words: string[], asked: string | null): Promise<void> {
  if (words.includes('--check')) {
    const name = asked ?? (await place.names())[0];
    if (name === undefined) throw new Error('Nie ma żadnej kopii.');
    const { whole, files } = await verifyCopy(place, passphrase, name);
    console.log(`${keyOfCopy(name)} jest cała: tabel ${Object.keys(whole.tables).length}, plików ${files.length}.`);
    return;
  }
  await restoreCopy({
    config,
    place,
    passphrase,
    keys,
    name: asked,
    replace: words.includes('--replace'),
    withoutKeys: words.includes('--without-keys'),
    now: systemClock(),
    say: (line) => console.log(line),
  });
}
