import { childrenOf, descend, textAt, type XmlNode } from '../xml/node';
import { amountAt, dateAt } from '../xml/values';
import { CORRECTION_EFFECTS, FLAT_RATE_EFFECTS } from './codes';
import { type Party, readParty } from './parties';

export interface Correction {
  reason: string | null;
  /** From when it counts, in words; null when the invoice does not say. */
  effect: string | null;
  /** A period of invoices corrected together by a discount. */
  period: string | null;
  of: { number: string | null; issue_date: string | null; ksef_number: string | null }[];
  /** The right number, when it is the number that is corrected. */
  corrected_number: string | null;
  seller_before: Party | null;
  buyers_before: Party[];
  /** Hundredths of the currency: what was paid or left to pay before the correction of an advance or final invoice. */
  gross_before: number | null;
  /** It states the whole invoice anew, as those of other countries do: its amounts may be no difference. */
  restated?: true;
}

export function readCorrection(fa: XmlNode): Correction {
  const sellerBefore = descend(fa, 'Podmiot1K');
  const effects = fa.name === 'FakturaRR' ? FLAT_RATE_EFFECTS : CORRECTION_EFFECTS;
  return {
    reason: textAt(fa, 'PrzyczynaKorekty'),
    effect: effects.get(textAt(fa, 'TypKorekty')) ?? null,
    period: textAt(fa, 'OkresFaKorygowanej'),
    of: childrenOf(fa, 'DaneFaKorygowanej').map((each) => ({
      number: textAt(each, 'NrFaKorygowanej'),
      issue_date: dateAt(each, 'DataWystFaKorygowanej'),
      ksef_number: textAt(each, 'NrKSeFFaKorygowanej'),
    })),
    corrected_number: textAt(fa, 'NrFaKorygowany'),
    seller_before: sellerBefore && readParty(sellerBefore),
    buyers_before: childrenOf(fa, 'Podmiot2K').map(readParty),
    gross_before: amountAt(fa, 'P_15ZK'),
  };
}
