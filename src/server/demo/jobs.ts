import type { employees } from '../../../resources/employees';
import type { RecordOf } from '../../schema';

type Job = readonly [position: string, kind: NonNullable<RecordOf<typeof employees>['work_kind']>];

/** Work that any business has. */
export const officeJobs: readonly Job[] = [
  ['Pracownik biurowy', 'office'],
  ['Specjalista ds. sprzedaży', 'office'],
  ['Kierownik', 'managerial'],
];

/** Work of a trade by the beginning of its PKD code, the longest that fits. */
const byTrade: Readonly<Record<string, readonly Job[]>> = {
  '10': [
    ['Piekarz', 'manual'],
    ['Cukiernik', 'manual'],
    ['Sprzedawca', 'manual'],
  ],
  '16': [
    ['Stolarz', 'manual'],
    ['Operator pilarki', 'hazardous'],
    ['Magazynier', 'manual'],
  ],
  '18': [
    ['Drukarz', 'manual'],
    ['Introligator', 'manual'],
    ['Grafik', 'office'],
  ],
  '25': [
    ['Ślusarz', 'manual'],
    ['Spawacz', 'hazardous'],
  ],
  '31': [
    ['Stolarz', 'manual'],
    ['Tapicer', 'manual'],
  ],
  '43.21': [
    ['Elektryk', 'hazardous'],
    ['Monter instalacji', 'manual'],
  ],
  '43.22': [
    ['Hydraulik', 'manual'],
    ['Monter instalacji', 'manual'],
  ],
  '43.39': [
    ['Glazurnik', 'manual'],
    ['Malarz', 'manual'],
  ],
  '46': [
    ['Magazynier', 'manual'],
    ['Kierowca', 'manual'],
    ['Przedstawiciel handlowy', 'office'],
  ],
  '47': [
    ['Sprzedawca', 'manual'],
    ['Magazynier', 'manual'],
  ],
  '47.73': [
    ['Farmaceuta', 'engineering'],
    ['Technik farmaceutyczny', 'engineering'],
  ],
  '47.76': [
    ['Florysta', 'manual'],
    ['Sprzedawca', 'manual'],
  ],
  '49': [
    ['Kierowca', 'manual'],
    ['Spedytor', 'office'],
  ],
  '52': [
    ['Magazynier', 'manual'],
    ['Spedytor', 'office'],
  ],
  '56': [
    ['Kucharz', 'manual'],
    ['Kelner', 'manual'],
    ['Barista', 'manual'],
  ],
  '62': [
    ['Programista', 'engineering'],
    ['Tester', 'engineering'],
  ],
  '68': [['Pośrednik w obrocie nieruchomościami', 'office']],
  '70': [
    ['Konsultant', 'office'],
    ['Analityk', 'office'],
  ],
  '71': [
    ['Projektant', 'engineering'],
    ['Geodeta', 'engineering'],
  ],
  '73': [
    ['Copywriter', 'office'],
    ['Grafik', 'office'],
  ],
  '74': [['Grafik', 'office']],
  '75': [
    ['Lekarz weterynarii', 'engineering'],
    ['Technik weterynarii', 'engineering'],
  ],
  '85.10': [
    ['Nauczyciel przedszkola', 'office'],
    ['Pomoc nauczyciela', 'manual'],
  ],
  '85.59': [['Lektor', 'office']],
  '86.21': [
    ['Pielęgniarka', 'engineering'],
    ['Rejestratorka medyczna', 'office'],
  ],
  '86.23': [
    ['Asystentka stomatologiczna', 'engineering'],
    ['Rejestratorka medyczna', 'office'],
  ],
  '86.95': [
    ['Fizjoterapeuta', 'engineering'],
    ['Rejestratorka medyczna', 'office'],
  ],
  '95': [
    ['Mechanik', 'manual'],
    ['Doradca serwisowy', 'office'],
  ],
  '96.10': [['Pracownik pralni', 'manual']],
  '96.21': [
    ['Fryzjer', 'manual'],
    ['Recepcjonista', 'office'],
  ],
};

/** What people do in a business of this PKD code; office work where the trade is not told. */
export function jobsOf(pkd: string | null): readonly Job[] {
  const code = pkd ?? '';
  return byTrade[code.slice(0, 5)] ?? byTrade[code.slice(0, 2)] ?? officeJobs;
}
