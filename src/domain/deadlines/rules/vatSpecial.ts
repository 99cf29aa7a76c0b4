import type { DeadlineRule } from '../rule';
import { orKnown, taxedOrExempt, trades } from '../who';
import { FIXED_FROM_STATUTE, FROM_STATUTE, nextMonth } from './sources';

export const VAT_SPECIAL_RULES: readonly DeadlineRule[] = [
  {
    id: 'vat_sme',
    name: 'Procedura SME – informacja kwartalna o sprzedaży w Unii',
    of: 'company',
    who: [orKnown('uses_eu_sme', trades), orKnown('uses_eu_sme', taxedOrExempt)],
    onlyIf: { fact: 'uses_eu_sme', says: 'gdy firma korzysta ze zwolnienia z VAT w innym kraju Unii (procedura SME)' },
    period: 'quarter',
    due: nextMonth('last'),
    ...FIXED_FROM_STATUTE,
    basis: 'art. 113a i następne VAT; art. 284b dyrektywy 2006/112/WE (UE)',
    note: 'Przekroczenie 100 000 euro obrotu w Unii zgłasza się w 15 dni roboczych. Przesunięcia w dzień wolny nie potwierdzono, więc go nie zastosowano.',
    from: '2025-03',
  },
  {
    id: 'akcyza',
    name: 'Akcyza – deklaracja AKC-4 i wpłata',
    of: 'company',
    who: [orKnown('pays_excise', trades)],
    onlyIf: { fact: 'pays_excise', says: 'gdy firma jest podatnikiem akcyzy' },
    period: 'month',
    due: nextMonth(25),
    ...FROM_STATUTE,
    basis: 'art. 21 ust. 1 ustawy o podatku akcyzowym',
    note: 'Wyroby zwolnione i ze stawką 0 zł: AKC-KZ kwartalnie. Przy samochodach i nabyciu z Unii obowiązują krótsze terminy.',
    from: '2022-01',
  },
];
