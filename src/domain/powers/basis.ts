import type { Certainty } from '../deadlines/rule';
import type { PowerKind } from './kinds';

/** What a power is for, and the law that it stands on. A change of the law is a change of its row. */
interface PowerRule {
  says: string;
  basis: string;
  certainty: Certainty;
}

const statute = { certainty: 'statute' } as const;

export const POWER_RULES: Readonly<Record<PowerKind, PowerRule>> = {
  upl1: { says: 'podpisywanie deklaracji elektronicznych', basis: 'art. 80a i 80b Ordynacji podatkowej', ...statute },
  pps1: { says: 'pełnomocnictwo szczególne', basis: 'art. 138e Ordynacji podatkowej', ...statute },
  ppo1: {
    says: 'pełnomocnictwo ogólne',
    basis:
      'art. 138d i 138e Ordynacji podatkowej; zawodowo zastępują doradcy podatkowi, adwokaci, radcowie prawni i biegli rewidenci (art. 2 ust. 2 i art. 3 ustawy o doradztwie podatkowym)',
    certainty: 'verified',
  },
  zus_pel: { says: 'sprawy w ZUS', basis: 'art. 32 i 33 KPA', ...statute },
  ksef: { says: 'uprawnienia w KSeF (ZAW-FA)', basis: 'art. 106nb ustawy o VAT', certainty: 'verified' },
  edelivery: {
    says: 'odbiór korespondencji urzędowej',
    basis: 'art. 9 ustawy o doręczeniach elektronicznych',
    certainty: 'verified',
  },
  bank: { says: 'wgląd w rachunek', basis: 'art. 98 KC', ...statute },
  other: { says: 'inne sprawy', basis: 'art. 98 KC', ...statute },
};
