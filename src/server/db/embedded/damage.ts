import { toWarsaw } from '../../../lib/dates';
import { ForOperator } from '../../forOperator';

/** The files of the embedded database cannot be worked on as they are. */
export abstract class FilesRefused extends ForOperator {}

/** What is wrong with the files of the embedded database; the message is for the operator. */
export class DatabaseDamaged extends FilesRefused {
  override readonly name = 'DatabaseDamaged';
  constructor(folder: string, faults: readonly string[]) {
    const more = faults.length > shown ? [`… i ${faults.length - shown} dalszych`] : [];
    super(
      [
        `Baza danych w ${folder} jest uszkodzona: ${[...faults.slice(0, shown), ...more].join('; ')}.`,
        'Panel na niej nie pracuje, aby nie pogłębić szkody. Skopiuj cały katalog danych w inne miejsce i niczego w nim nie kasuj,',
        'sprawdź dysk, a potem przywróć katalog danych z ostatniej dobrej kopii. Pełne sprawdzenie plików: npm run db:check.',
      ].join('\n'),
    );
  }
}

const shown = 5;

/** The engine did not open its files; its own words, in English, help nobody who reads this. */
export class DatabaseNotOpened extends FilesRefused {
  override readonly name = 'DatabaseNotOpened';
  constructor(folder: string) {
    super(
      [
        `Nie udało się otworzyć bazy danych w ${folder}: jej pliki są uszkodzone albo nie da się ich odczytać.`,
        'Skopiuj cały katalog danych w inne miejsce i niczego w nim nie kasuj, sprawdź dysk, a potem odtwórz najnowszą kopię',
        '(obecne pliki zostaną odłożone obok): npm run restore -- --replace',
      ].join('\n'),
    );
  }
}

/** Writes that were answered and that the log no longer gives. */
export interface MissingWrites {
  /** The segment of the log with the first record that is not whole, and the position of that in the log. */
  file: string;
  end: number;
  wholeUntil: Date;
  /** At least so many commits; none where nothing behind the damage can be read. */
  count: number;
  lastMissing: Date | null;
  /** The engine could work on what is left. */
  canGoOn: boolean;
}

/** What is missing, in words for the operator. */
export function missingSaid({ file, end, wholeUntil, count, lastMissing, canGoOn }: MissingWrites): string[] {
  const last = lastMissing === null ? '' : ` Ostatni z nich potwierdzono ${toWarsaw(lastMissing)}.`;
  return [
    `Dziennik zapisów jest uszkodzony: pg_wal/${file}, od bajtu ${end % (16 * 1024 * 1024)}.`,
    canGoOn
      ? `Dane są całe do ${toWarsaw(wholeUntil)}. Późniejszych potwierdzonych zapisów nie da się odczytać.`
      : `Bez tego miejsca nie da się odtworzyć stanu bazy; ostatnie dane, które w niej na pewno są, pochodzą z ${toWarsaw(wholeUntil)}.`,
    `${count === 0 ? 'Liczby brakujących zapisów nie da się już ustalić.' : `Brakujące zapisy (razem z własnymi zapisami panelu): co najmniej ${count}.`}${last}`,
  ];
}

/** A start would lose answered writes; it refuses before the engine touches anything. */
export class WritesMissing extends FilesRefused {
  override readonly name = 'WritesMissing';
  constructor(folder: string, missing: MissingWrites) {
    super(
      [
        `Baza danych w ${folder} jest uszkodzona i brakuje w niej potwierdzonych zapisów.`,
        ...missingSaid(missing),
        'Panel nie wystartował i niczego w plikach nie zmienił. Skopiuj cały katalog danych w inne miejsce, sprawdź dysk, a potem:',
        '– odtwórz najnowszą kopię (obecne pliki zostaną odłożone obok): npm run restore -- --replace',
        ...(missing.canGoOn
          ? [
              '– albo pracuj na tym, co jest, bez brakujących zapisów (obecne pliki też zostaną obok): npm run db:accept-loss -- --yes',
            ]
          : []),
      ].join('\n'),
    );
  }
}

const megabytes = (bytes: number): number => Math.ceil(bytes / 1024 / 1024);

/** The disk has no room for a start. */
export class NoRoomToStart extends ForOperator {
  override readonly name = 'NoRoomToStart';
  constructor(folder: string, free: number, needed: number) {
    super(
      [
        `Na dysku z katalogiem ${folder} brakuje miejsca: wolne ${megabytes(free)} MB, a do uruchomienia potrzeba ${megabytes(needed)} MB.`,
        'Zwolnij miejsce (stare kopie, dzienniki) albo powiększ dysk i uruchom panel ponownie. Plików w katalogu postgres nie kasuj.',
      ].join('\n'),
    );
  }
}
