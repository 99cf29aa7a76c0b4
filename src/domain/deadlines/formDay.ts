import type { TaxationForm } from './taxProfile';

const PIT: readonly TaxationForm[] = ['pit_scale', 'pit_flat', 'lump_sum', 'tax_card'];

/**
 * Why a tax form may not begin on this day, in Polish; null where it may. A form of PIT binds for the whole year, so it changes on
 * 1 January, or with the first day of the business (`startedOn`): art. 9a ust. 2 PIT, art. 9 ust. 1 of the lump-sum act.
 */
export function formDayFault(
  before: TaxationForm | null,
  after: TaxationForm | null,
  day: string,
  startedOn: string | null,
): string | null {
  if (before === null || after === null || before === after || !PIT.includes(before) || !PIT.includes(after)) return null;
  if (day.endsWith('-01-01') || (startedOn !== null && day <= startedOn)) return null;
  const next = `1.01.${Number(day.slice(0, 4)) + 1}`;
  return `Forma obowiązuje cały rok: zmienia się od 1 stycznia, na przykład ${next} (art. 9a ust. 2 PIT, art. 9 ust. 1 ustawy o zryczałtowanym PIT). W ciągu roku zmienia ją tylko utrata prawa, którą zaznacza się w profilu podatkowym`;
}

/** What an accountant should look at before such a change, with its act; empty where nothing speaks against it. */
export function dayWarnings(subject: string, day: string, to: string | null): string[] {
  const monthDay = day.slice(5);
  if (subject === 'vat' && !['01-01', '04-01', '07-01', '10-01'].includes(monthDay))
    return [
      'Okres VAT zmienia się z początkiem kwartału (art. 99 ust. 3 VAT); rejestracja i wykreślenie mogą być w każdym dniu.',
    ];
  if (subject === 'books' && monthDay !== '01-01')
    return ['Rodzaj ksiąg zmienia się z początkiem roku (art. 2 ust. 1 pkt 2 UoR); w ciągu roku tylko wyjątkowo.'];
  if (subject === 'suspension' && to !== null && (Date.parse(to) - Date.parse(day)) / 86_400_000 < 29)
    return ['Zawieszenie trwa co najmniej 30 dni (art. 23 ust. 1 Prawa przedsiębiorców).'];
  return [];
}
