import type { DeadlineRule } from '../rule';
import { flag, orKnown, runsBusiness } from '../who';
import { FIXED_FROM_STATUTE } from './sources';

const EMISSIONS = {
  who: [orKnown('kobize', runsBusiness)],
  onlyIf: { fact: 'kobize', says: 'gdy firma wprowadza gazy lub pyły do powietrza (kotły, samochody firmowe)' },
} as const;
const NOT_MOVED = 'Przesunięcia w dzień wolny nie potwierdzono, więc go nie zastosowano.';
const YEAR = { of: 'company', period: 'year', ...FIXED_FROM_STATUTE, note: NOT_MOVED, from: '2022-12' } as const;

/** Waste, packaging and emissions. */
export const ENVIRONMENT_RULES: readonly DeadlineRule[] = [
  {
    id: 'bdo',
    name: 'Roczne sprawozdanie BDO (odpady)',
    who: [orKnown('bdo', runsBusiness)],
    onlyIf: { fact: 'bdo', says: 'gdy firma jest wpisana do BDO' },
    due: { months: 3, day: 15 },
    ...YEAR,
    basis: 'art. 76 ustawy o odpadach',
  },
  {
    id: 'opakowania',
    name: 'Sprawozdanie o opakowaniach i opłata produktowa',
    who: [orKnown('packs_goods', flag('bdo', 'wpis do BDO'))],
    onlyIf: { fact: 'packs_goods', says: 'gdy firma wprowadza na rynek produkty w opakowaniach' },
    due: { months: 3, day: 15 },
    ...YEAR,
    basis: 'art. 73 ustawy o odpadach; art. 34 ustawy o gospodarce opakowaniami i odpadami opakowaniowymi',
    certainty: 'verified',
    source: 'prawo.pl 520274; gazetaprawna.pl 8360044',
  },
  {
    id: 'kobize',
    name: 'Raport KOBiZE',
    ...EMISSIONS,
    due: { months: 2, day: 'last' },
    ...YEAR,
    basis: 'art. 7 ust. 1 ustawy o systemie zarządzania emisjami',
  },
  {
    id: 'oplata_srodowiskowa',
    name: 'Opłata za korzystanie ze środowiska i wykaz dla marszałka',
    ...EMISSIONS,
    due: { months: 3, day: 31 },
    ...YEAR,
    basis: 'art. 285 ust. 2 i art. 286 ust. 1 ustawy – Prawo ochrony środowiska',
    certainty: 'verified',
    source: 'gazetaprawna.pl 8112610',
    note: `Do 800 zł rocznie bez wpłaty, do 100 zł także bez wykazu (art. 289). ${NOT_MOVED}`,
  },
];
