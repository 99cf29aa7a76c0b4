import type { LimitDefinition } from '../limit';
import { since } from '../limit';

const PPK = 'praca.gazetaprawna.pl 1434903; forsal.pl 8619328';

/** What employers pay beside wages and ZUS: PPK, PFRON and the social fund. */
export const EMPLOYER_LIMITS = [
  {
    key: 'ppk_employer',
    name: 'PPK – wpłata pracodawcy',
    group: 'employer',
    unit: '%',
    basis: 'art. 26 ust. 1 i 2 ustawy o PPK',
    note: 'Dodatkowa jest dobrowolna, najwyżej w tej wysokości.',
    standing: true,
    values: [since('2022-01-01', { podstawowa: 1.5, dodatkowa: 2.5 }, 'verified', PPK)],
  },
  {
    key: 'ppk_employee',
    name: 'PPK – wpłata uczestnika',
    group: 'employer',
    unit: '%',
    basis: 'art. 27 ustawy o PPK',
    note: 'Obniżona: najmniej tyle, gdy uczestnik zarabia w miesiącu nie więcej niż 120% płacy minimalnej. Dodatkowa jest dobrowolna, najwyżej w tej wysokości.',
    standing: true,
    values: [since('2022-01-01', { podstawowa: 2, obnizona: 0.5, dodatkowa: 2 }, 'verified', PPK)],
  },
  {
    key: 'ppk_low_wage',
    name: 'PPK – wynagrodzenie, do którego wolno obniżyć wpłatę (120% płacy minimalnej)',
    group: 'employer',
    unit: 'PLN/month',
    basis: 'art. 27 ust. 2 ustawy o PPK',
    follows: { percent: 120, of: 'minimum_wage' },
    values: [since('2022-01-01', null, 'unknown')],
  },
  {
    key: 'pfron_rate',
    name: 'PFRON – część przeciętnego wynagrodzenia za brakujący etat',
    group: 'employer',
    unit: '%',
    basis: 'art. 21 ust. 1 ustawy o rehabilitacji zawodowej',
    standing: true,
    values: [since('2022-01-01', 40.65, 'verified', 'kadry.infor.pl 7516947, 6461960')],
  },
  {
    key: 'pfron_quota',
    name: 'PFRON – wskaźnik zatrudnienia osób niepełnosprawnych, od którego się nie płaci',
    group: 'employer',
    unit: '%',
    basis: 'art. 21 ust. 1 i 2 ustawy o rehabilitacji zawodowej',
    note: 'Od 25 etatów; dla niektórych jednostek wskaźnik jest niższy.',
    standing: true,
    values: [since('2022-01-01', 6, 'verified', 'kadry.infor.pl 7516947')],
  },
  {
    key: 'pfron_payment',
    name: 'PFRON – miesięczna wpłata za brakujący etat',
    group: 'employer',
    unit: 'PLN/month',
    basis: 'art. 21 ust. 1 ustawy o rehabilitacji zawodowej',
    note: '40,65% przeciętnego wynagrodzenia poprzedniego kwartału, od pierwszego dnia miesiąca po jego ogłoszeniu.',
    values: [
      since('2025-12-01', 3565.7, 'verified', 'kadry.infor.pl 7516947 (przeciętne wynagrodzenie 8 771,70 zł)'),
      since('2026-03-01', 3738.9, 'verified', 'kadry.infor.pl 7516947 (M.P. 2026 poz. 194)'),
      since('2026-06-01', null, 'unknown', '', 'GUS ogłasza przeciętne wynagrodzenie co kwartał: wpisz 40,65% tej kwoty.'),
    ],
  },
  {
    key: 'zfss_rate',
    name: 'ZFŚS – odpis na zatrudnionego jako część przeciętnego wynagrodzenia',
    group: 'employer',
    unit: '%',
    basis: 'art. 5 ust. 2, 3 i 4 ustawy o ZFŚS',
    note: 'Przeciętne wynagrodzenie roku poprzedniego albo jego drugiego półrocza, jeśli jest wyższe; w niektórych latach ustawa wskazuje inny rok. Zwiększenie za osoby ze znacznym lub umiarkowanym stopniem niepełnosprawności jest dobrowolne.',
    standing: true,
    values: [
      since(
        '2022-01-01',
        { podstawowy: 37.5, szczegolne_warunki: 50, zwiekszenie: 6.25 },
        'verified',
        'praca.gazetaprawna.pl 491150; gazetaprawna.pl 8427364',
      ),
    ],
  },
  {
    key: 'zfss_young',
    name: 'ZFŚS – odpis na pracownika młodocianego jako część przeciętnego wynagrodzenia',
    group: 'employer',
    unit: '%',
    basis: 'art. 5 ust. 2a ustawy o ZFŚS',
    standing: true,
    values: [since('2022-01-01', { pierwszy_rok: 5, drugi_rok: 6, trzeci_rok: 7 }, 'statute', 'tylko odwołanie do przepisu')],
  },
] as const satisfies readonly LimitDefinition[];
