import { formatGrosze } from '../../../lib/money';
import type { Jpk, JpkDeclaration, JpkRecords } from '../jpk';
import { error, type Finding, warning, when } from './finding';

/** Positions that the schema explains as sums of others (VAT-7 in JPK_V7M, from version 1 on; P_360 from version 3 on). */
const SUMS: Readonly<Record<string, string>> = {
  P_37: 'P_10 P_11 P_13 P_15 P_17 P_19 P_21 P_22 P_23 P_25 P_27 P_29 P_31',
  P_38: 'P_16 P_18 P_20 P_24 P_26 P_28 P_30 P_32 P_33 P_34 -P_35 -P_36 -P_360',
  P_48: 'P_39 P_41 P_43 P_44 P_45 P_46 P_47',
  P_62: 'P_53 -P_54',
};

/** Half a zloty: what rounding one position to whole zlotys may change (art. 63 § 1 OP). */
const ROUNDING = 50;
const SALES_POSITIONS = 13;
const PURCHASE_POSITIONS = 6;

/** Whether a declaration adds up, and whether a monthly one says the same as the records beside it. */
export function checkDeclaration({ declaration, quarterly, sales, purchases }: Jpk): Finding[] {
  if (declaration === null) return [];
  const { tax_due, input_tax, to_pay, excess, positions } = declaration;
  const at = (name: string) => positions[name] ?? 0;
  const left = Math.max(0, tax_due - input_tax - at('P_49') - at('P_50'));
  return [
    ...Object.entries(SUMS).flatMap(([total, parts]) => checkSum(total, parts.split(' '), declaration)),
    ...when(to_pay > 0 && excess > 0, () =>
      error('declaration', 'P_51', 'Deklaracja ma zarazem podatek do wpłaty i nadwyżkę podatku naliczonego.'),
    ),
    ...when(to_pay !== left, () =>
      error('declaration', 'P_51', `Podatek do wpłaty to ${formatGrosze(to_pay)}, a z rozliczenia wynika ${formatGrosze(left)}.`),
    ),
    ...(quarterly ? [] : besideRecords('P_38', 'należny', tax_due, sales, SALES_POSITIONS)),
    ...(quarterly ? [] : besideRecords('P_48', 'naliczony', input_tax - at('P_39'), purchases, PURCHASE_POSITIONS)),
  ];
}

function checkSum(total: string, parts: string[], { positions }: JpkDeclaration): Finding[] {
  const amount = (part: string) => (part.startsWith('-') ? -(positions[part.slice(1)] ?? 0) : (positions[part] ?? 0));
  const stated = amount(total);
  const summed = parts.reduce((sum, part) => sum + amount(part), 0);
  return when(stated !== summed, () =>
    error('declaration', total, `Pozycja ${total} to ${formatGrosze(stated)}, a suma jej składników ${formatGrosze(summed)}.`),
  );
}

/** Positions are rounded one by one, so that their sum may differ from that of the records by half a zloty for each. */
function besideRecords(field: string, kind: string, declared: number, records: JpkRecords | null, positions: number): Finding[] {
  if (records === null) return [];
  return when(Math.abs(declared - records.tax) > positions * ROUNDING, () =>
    warning(
      'declaration_records',
      field,
      `Podatek ${kind} w deklaracji to ${formatGrosze(declared)}, a w ewidencji ${formatGrosze(records.tax)}.`,
    ),
  );
}
