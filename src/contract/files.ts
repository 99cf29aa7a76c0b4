/** A file as its upload and the records that hold it answer it. */
export interface StoredFile {
  id: string;
  /** As it was called where it came from. */
  name: string;
  mime: string;
  /** Bytes. */
  size: number;
  /** Of a PDF that opens without a password; null of anything else. */
  pages: number | null;
  /** Only a `ready` one can be fetched. */
  state: 'ready' | 'scanning' | 'infected';
}

/** Name endings that an upload may have; a picture or a PDF is known by its bytes, whatever it is called (F01). */
export const fileEndings = [
  'pdf',
  'png',
  'jpg',
  'jpeg',
  'jfif',
  'webp',
  'heic',
  'heif',
  'tif',
  'tiff',
  'docx',
  'xlsx',
  'odt',
  'ods',
  'csv',
  'txt',
  'xml',
  'zip',
  'p7s',
  'p7m',
  'sig',
  'xades',
  'asice',
  'asics',
  'sce',
] as const;
export type FileEnding = (typeof fileEndings)[number];

/** F02, F03: bytes of one file, pixels of one picture, and what one archive may hold and unpack to, of which `ratio` is so many times its size. */
export const fileLimits = {
  bytes: 20 * 1024 * 1024,
  pixels: 52_000_000,
  archive: { entries: 2_000, unpackedBytes: 200 * 1024 * 1024, ratio: 100 },
};

/** Of a file above so many bytes, and what can be done about it, in the words of screen and server alike. */
export const tooLarge = (bytes: number): string =>
  `Plik jest za duży: najwyżej ${Math.floor(bytes / (1024 * 1024))} MB. Zmniejsz go, podziel na części albo spakuj jako ZIP i dodaj jeszcze raz.`;

/** What systems put into archives beside the files that people mean; KSeF lists its invoices in `_metadata.json`. */
const besides = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$|_metadata\.json$)/;

/** Whether an entry of an archive is a file that somebody meant to send. */
export const isMeantEntry = (name: string): boolean => !name.endsWith('/') && !besides.test(name);

/** What the file of an entry is called, without its folders. */
export const entryFileName = (name: string): string => name.split(/[\\/]/).at(-1) ?? name;

/** What people call each kind that no browser shows; masculine all, so that one sentence fits any. */
export const fileKinds = {
  docx: 'Plik Word',
  xlsx: 'Plik Excel',
  odt: 'Plik OpenDocument',
  ods: 'Arkusz OpenDocument',
  csv: 'Plik CSV',
  txt: 'Plik tekstowy',
  zip: 'Plik ZIP',
  p7s: 'Podpis elektroniczny',
  p7m: 'Podpisany dokument',
  sig: 'Podpis elektroniczny',
  asice: 'Podpisany dokument',
  asics: 'Podpisany dokument',
  sce: 'Podpisany dokument',
} as const satisfies Partial<Record<FileEnding, string>>;

/** „Plik Word”; null for what has no name of its own. */
export function kindOfName(name: string): string | null {
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  return Object.entries(fileKinds).find(([each]) => each === ending)?.[1] ?? null;
}

const encryptedByPgp = 'Plik jest zaszyfrowany (PGP). Odszyfruj go swoim programem i dodaj dokument.';

/** Endings that people often send and what they may do about it; other unknown ones are told the list. */
const advice: Readonly<Record<string, string>> = {
  doc: 'Dokument Word (.doc) zapisz jako .docx albo PDF i dodaj jeszcze raz.',
  xls: 'Arkusz Excel (.xls) zapisz jako .xlsx i dodaj jeszcze raz.',
  docm: 'Dokumenty z makrami nie są przyjmowane. Zapisz go jako .docx.',
  xlsm: 'Arkusze z makrami nie są przyjmowane. Zapisz go jako .xlsx.',
  epp: 'To plik wymiany danych EDI++ programów InsERT (.epp). Dodaj te faktury jako PDF albo XML z KSeF.',
  eml: 'To zapisana wiadomość e-mail (.eml). Zapisz jej załączniki i dodaj je jako pliki.',
  msg: 'To zapisana wiadomość z Outlooka (.msg). Zapisz jej załączniki i dodaj je jako pliki.',
  gif: 'Obraz .gif zapisz jako PNG albo JPG i dodaj jeszcze raz.',
  bmp: 'Obraz .bmp zapisz jako PNG albo JPG i dodaj jeszcze raz.',
  avif: 'Zdjęcie .avif zapisz jako JPG i dodaj jeszcze raz.',
  dng: 'Surowe zdjęcie z aparatu (.dng) zapisz jako JPG i dodaj jeszcze raz.',
  rtf: 'Dokument .rtf zapisz jako .docx albo PDF i dodaj jeszcze raz.',
  ppt: 'Prezentację (.ppt) zapisz jako PDF i dodaj jeszcze raz.',
  pptx: 'Prezentację (.pptx) zapisz jako PDF i dodaj jeszcze raz.',
  pages: 'Dokument Pages zapisz jako PDF albo .docx i dodaj jeszcze raz.',
  numbers: 'Arkusz Numbers zapisz jako .xlsx albo PDF i dodaj jeszcze raz.',
  html: 'Ten rodzaj pliku nie jest przyjmowany. Otwórz stronę w przeglądarce, wydrukuj ją do PDF i dodaj PDF.',
  htm: 'Ten rodzaj pliku nie jest przyjmowany. Otwórz stronę w przeglądarce, wydrukuj ją do PDF i dodaj PDF.',
  dat: 'To plik winmail.dat albo dane programu: Outlook pakuje w taki załączniki. Poproś nadawcę, by wysłał je jako zwykłe pliki.',
  json: 'Dane w pliku .json nie są dokumentem. Dodaj dokument jako PDF albo XML.',
  gz: 'Plik .gz spakuj jako ZIP i dodaj jeszcze raz.',
  tar: 'Plik .tar spakuj jako ZIP i dodaj jeszcze raz.',
  mp4: 'Filmu nie da się dodać. Zrób zdjęcie dokumentu i dodaj je jako JPG.',
  mov: 'Filmu nie da się dodać. Zrób zdjęcie dokumentu i dodaj je jako JPG.',
  pgp: encryptedByPgp,
  gpg: encryptedByPgp,
  asc: 'Plik .asc to podpis albo szyfr PGP. Dodaj sam dokument, a zaszyfrowany najpierw odszyfruj swoim programem.',
  rar: 'Plik .rar spakuj jako ZIP i dodaj jeszcze raz.',
  '7z': 'Plik .7z spakuj jako ZIP i dodaj jeszcze raz.',
};

/** Why a file of this ending (in small letters, empty for none) is not taken, in the words of screen and server alike; null where it is. */
export function refusalOfEnding(ending: string): string | null {
  if (fileEndings.some((each) => each === ending)) return null;
  if (ending === '') return 'Nazwa pliku nie ma końcówki, a po zawartości nie można poznać, co to jest. Dopisz ją, np. .docx.';
  return advice[ending] ?? `Ten rodzaj pliku nie jest przyjmowany. Dodaj: ${fileEndings.join(', ')}.`;
}
