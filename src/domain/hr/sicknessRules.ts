import type { Certainty } from '../deadlines/rule';

/** What the law says of pay and benefit in sickness. A change of the law is one more row. */
interface SicknessRule {
  says: string;
  basis: string;
  certainty: Certainty;
  source: string;
}

/** Days of sick pay in a calendar year: of everybody, and from the year after the 50th birthday on (art. 92 § 1 pkt 1 i § 5 KP). */
export const SICK_PAY = { days: 33, older: 14, age: 50 } as const;

/** Days of one benefit period, those of pregnancy and tuberculosis, and the break that ends it (art. 8 ust. 1, art. 9 ust. 2). */
export const BENEFIT_PERIOD = { days: 182, longer: 270, mostBreak: 60 } as const;

/** Days before the period's last one on which the rehabilitation benefit ought to be applied for. */
export const REHABILITATION_AHEAD = 42;

export const SICKNESS_RULES = {
  pay: {
    says: 'Za pierwsze 33 dni choroby w roku kalendarzowym (14 dni od roku po tym, w którym pracownik skończył 50 lat) wynagrodzenie płaci pracodawca, potem należy się zasiłek.',
    basis: 'art. 92 § 1, 4 i 5 KP',
    certainty: 'verified',
    source: 'focusfinance.pl; kadry.infor.pl 7528571 (3.03.2026)',
  },
  turn_of_year: {
    says: 'Kto 31 grudnia ma wynagrodzenie, od 1 stycznia liczy dni od nowa. Kto ma zasiłek, zachowuje go do końca nieprzerwanej choroby.',
    basis: 'art. 92 § 1 i 4 KP',
    certainty: 'verified',
    source: 'prawo.pl 263924; gazetaprawna.pl 10606028 (18.12.2025)',
  },
  period: {
    says: 'Okres zasiłkowy trwa 182 dni, a 270 dni przy gruźlicy lub w ciąży; wlicza się do niego dni wynagrodzenia chorobowego.',
    basis: 'art. 8 ust. 1 i art. 9 ust. 1 ustawy zasiłkowej',
    certainty: 'verified',
    source: 'gazetaprawna.pl 8396059; gov.pl, świadczenie rehabilitacyjne',
  },
  breaks: {
    says: 'Do okresu zasiłkowego wlicza się wcześniejsze choroby po przerwie do 60 dni, każdą chorobę. Nie wlicza się ich, gdy choroba po przerwie przypada w ciąży.',
    basis: 'art. 9 ust. 2 ustawy zasiłkowej',
    certainty: 'verified',
    source: 'gazetaprawna.pl 8396059; wyjątek dla ciąży: tylko odwołanie do przepisu',
  },
} as const satisfies Record<string, SicknessRule>;
