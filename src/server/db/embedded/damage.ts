import { ForOperator } from '../../forOperator';
/** What is wrong with the files of the embedded database; the message is for the operator. */
export class DatabaseDamaged extends ForOperator {
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

/** The engine did not open its files and said why in its own words. */
export class DatabaseNotOpened extends ForOperator {
  override readonly name = 'DatabaseNotOpened';
  constructor(folder: string, said: string) {
    super(
      [
        `Nie udało się otworzyć bazy danych w ${folder}${said === '' ? '' : ` (${said})`}.`,
        'Skopiuj cały katalog danych w inne miejsce i niczego w nim nie kasuj, sprawdź pliki poleceniem npm run db:check,',
        'a jeśli są uszkodzone, przywróć katalog danych z ostatniej dobrej kopii.',
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
