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

/** What may not travel inside an archive: programs, scripts, pages, macros, and archives whose inside would go unseen. */
const notInside =
  /\.(?:exe|com|scr|msi|dll|bat|cmd|ps1|vbs?|vbe|jse?|mjs|wsf|wsh|hta|cpl|lnk|reg|jar|sh|py|php|html?|xhtml|mht|svgz?|docm|dotm|xlsm|xltm|xlam|pptm|zip|rar|7z|gz|tgz|tar|bz2|xz|iso|img|cab)[\s.]*$/i;
const archiveEnding = /^\.(?:zip|rar|7z|gz|tgz|tar|bz2|xz)[\s.]*$/i;

/** The ending for which an archive with such an entry is not taken as one file; null of any other entry. */
export function refusedInside(name: string): { ending: string; isArchive: boolean } | null {
  const [found] = notInside.exec(name) ?? [];
  return found === undefined ? null : { ending: found.trim().toLowerCase(), isArchive: archiveEnding.test(found) };
}

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

/** Endings that people often send and what they may do about it, `…` standing for the ending; other unknown ones are told the list. */
const advised: readonly (readonly [endings: string, says: string])[] = [
  ['doc dot wps wpd', 'Dokument Word (…) zapisz jako .docx albo PDF i dodaj jeszcze raz.'],
  ['xls xlt xlsb', 'Arkusz Excel (…) zapisz jako .xlsx i dodaj jeszcze raz.'],
  ['docm dotm', 'Dokumenty z makrami nie są przyjmowane. Zapisz plik jako .docx i dodaj jeszcze raz.'],
  ['xlsm xltm xlam', 'Arkusze z makrami nie są przyjmowane. Zapisz plik jako .xlsx i dodaj jeszcze raz.'],
  ['ppt pptx pptm odp', 'Prezentację (…) zapisz jako PDF i dodaj jeszcze raz.'],
  ['pages', 'Dokument Pages zapisz jako PDF albo .docx i dodaj jeszcze raz.'],
  ['numbers', 'Arkusz Numbers zapisz jako .xlsx albo PDF i dodaj jeszcze raz.'],
  ['key', 'Prezentację Keynote (…) zapisz jako PDF i dodaj jeszcze raz. Jeśli to klucz szyfrujący, nie wysyłaj go nikomu.'],
  ['rtf', 'Dokument … zapisz jako .docx albo PDF i dodaj jeszcze raz.'],
  ['xps oxps djvu epub mobi vsd vsdx pub one odg md tex dwg', 'Dokument … zapisz jako PDF i dodaj jeszcze raz.'],
  ['epp', 'To plik wymiany danych EDI++ programów InsERT (.epp). Dodaj te faktury jako PDF albo XML z KSeF.'],
  ['kdu', 'To zestaw dokumentów programu Płatnik (.kdu). Dodaj ich wydruk jako PDF albo plik XML.'],
  ['sta mt940 940', 'To wyciąg zapisany dla programów (…). Pobierz z banku ten sam wyciąg jako PDF i dodaj go.'],
  [
    'mdb accdb dbf sqlite fdb mdf',
    'To baza danych programu (…). Zrób w nim wydruk albo eksport do PDF, .xlsx lub CSV i dodaj ten plik.',
  ],
  [
    'db',
    'To baza danych albo plik pomocniczy systemu (Thumbs.db), a nie dokument. Dane z programu zapisz w nim jako PDF, .xlsx lub CSV i dodaj ten plik.',
  ],
  ['bak', 'To kopia zapasowa (.bak). Dodaj sam dokument, a dane z programu zapisz w nim jako PDF, .xlsx lub CSV.'],
  ['ics', 'To wydarzenie z kalendarza (.ics). Napisz o nim w wiadomości albo dodaj sam dokument jako PDF.'],
  ['vcf', 'To wizytówka z kontaktami (.vcf). Przepisz te dane do wiadomości albo dodaj dokument jako PDF.'],
  ['eml', 'To zapisana wiadomość e-mail (.eml). Zapisz jej załączniki i dodaj je jako pliki.'],
  ['msg', 'To zapisana wiadomość z Outlooka (.msg). Zapisz jej załączniki i dodaj je jako pliki.'],
  ['pst ost mbox', 'To skrzynka pocztowa (…). Zapisz z niej potrzebne załączniki i dodaj je jako pliki.'],
  [
    'dat',
    'To plik winmail.dat albo dane programu: Outlook pakuje w taki załączniki. Poproś nadawcę, by wysłał je jako zwykłe pliki.',
  ],
  ['gif bmp ico jp2 jxl', 'Obraz … zapisz jako PNG albo JPG i dodaj jeszcze raz.'],
  ['psd ai cdr eps xcf wmf emf', 'Rysunek … zapisz jako PDF albo PNG i dodaj jeszcze raz.'],
  ['svg', 'Ten rodzaj pliku nie jest przyjmowany. Rysunek .svg zapisz jako PDF albo PNG i dodaj jeszcze raz.'],
  ['avif', 'Zdjęcie .avif zapisz jako JPG i dodaj jeszcze raz.'],
  ['heics heifs', 'To seria zdjęć z telefonu (…). Wybierz z niej jedno zdjęcie, zapisz je jako JPG i dodaj.'],
  ['dng cr2 cr3 nef nrw arw orf rw2 pef raf', 'Surowe zdjęcie z aparatu (…) zapisz jako JPG i dodaj jeszcze raz.'],
  ['mp4 mov avi mkv webm wmv m4v 3gp', 'Filmu nie da się dodać. Zrób zdjęcie dokumentu i dodaj je jako JPG.'],
  ['mp3 m4a wav ogg opus aac amr flac', 'Nagrania nie da się dodać. Napisz w wiadomości, co w nim jest, albo dodaj dokument.'],
  [
    'html htm xhtml mht mhtml',
    'Ten rodzaj pliku nie jest przyjmowany. Otwórz stronę w przeglądarce, wydrukuj ją do PDF i dodaj PDF.',
  ],
  ['json', 'Dane w pliku .json nie są dokumentem. Dodaj dokument jako PDF albo XML.'],
  ['rar 7z gz tgz tar bz2 xz zipx cab arj ace', 'Plik … spakuj jako ZIP i dodaj jeszcze raz.'],
  ['pgp gpg', 'Plik jest zaszyfrowany (PGP). Odszyfruj go swoim programem i dodaj dokument.'],
  ['asc', 'Plik .asc to podpis albo szyfr PGP. Dodaj sam dokument, a zaszyfrowany najpierw odszyfruj swoim programem.'],
  ['pfx p12 pem jks ppk', 'To certyfikat albo klucz (…). Nie wysyłaj go nikomu; dodaj dokument, który nim podpisujesz.'],
  ['cer crt', 'To certyfikat (…), a nie dokument. Dodaj podpisany dokument albo plik podpisu.'],
  ['lnk url webloc desktop', 'To skrót do pliku (…), a nie sam plik. Otwórz miejsce, do którego prowadzi, i dodaj plik stamtąd.'],
  ['gdoc gsheet gslides', 'To odsyłacz do dokumentu Google (…). Otwórz go, pobierz jako PDF albo .xlsx i dodaj ten plik.'],
  ['icloud', 'Plik jest jeszcze w iCloud. Pobierz go na urządzenie i dodaj jeszcze raz.'],
  ['crdownload part partial download tmp', 'Plik nie pobrał się do końca (…). Pobierz go jeszcze raz i dodaj.'],
  [
    'exe msi com scr bat cmd ps1 vbs js jar apk sh app',
    'Ten rodzaj pliku nie jest przyjmowany: to program albo skrypt (…). Dodaj sam dokument, na przykład jako PDF.',
  ],
  ['dll', 'Ten rodzaj pliku nie jest przyjmowany: to część programu (.dll). Dodaj sam dokument, na przykład jako PDF.'],
  ['iso dmg', 'Ten rodzaj pliku nie jest przyjmowany: to obraz dysku (…). Otwórz go i dodaj z niego sam dokument.'],
];

const advice: ReadonlyMap<string, string> = new Map(
  advised.flatMap(([endings, says]) => endings.split(' ').map((ending) => [ending, says.replace('…', `.${ending}`)] as const)),
);

/** Why a file of this ending (in small letters, empty for none) is not taken, in the words of screen and server alike; null where it is. */
export function refusalOfEnding(ending: string): string | null {
  if (fileEndings.some((each) => each === ending)) return null;
  if (ending === '') return 'Nazwa pliku nie ma końcówki, a po zawartości nie można poznać, co to jest. Dopisz ją, np. .docx.';
  return (
    advice.get(ending) ??
    `Ten rodzaj pliku nie jest przyjmowany. Zapisz plik jako PDF i dodaj jeszcze raz. Przyjmujemy: ${fileEndings.join(', ')}.`
  );
}
