import { child, textAt, type XmlNode } from '../xml/node';
import { amountAt, required, wholeAt } from '../xml/values';
import type { JpkRecords, KsefMark } from './jpk';

interface Kind {
  row: string;
  control: string;
  statedRows: string;
  statedTax: string;
  adds: readonly string[];
  takes: readonly string[];
}

/** Which columns make the tax of the records; explained in the official schema JPK_V7M at SprzedazCtrl and ZakupCtrl. */
export const SALES: Kind = {
  row: 'SprzedazWiersz',
  control: 'SprzedazCtrl',
  statedRows: 'LiczbaWierszySprzedazy',
  statedTax: 'PodatekNalezny',
  adds: ['K_16', 'K_18', 'K_20', 'K_24', 'K_26', 'K_28', 'K_30', 'K_32', 'K_33', 'K_34'],
  takes: ['K_35', 'K_36', 'K_360'],
};
export const PURCHASES: Kind = {
  row: 'ZakupWiersz',
  control: 'ZakupCtrl',
  statedRows: 'LiczbaWierszyZakupow',
  statedTax: 'PodatekNaliczony',
  adds: ['K_41', 'K_43', 'K_44', 'K_45', 'K_46', 'K_47'],
  takes: [],
};

const MARKS: readonly KsefMark[] = ['NrKSeF', 'OFF', 'BFK', 'DI'];

/** Adds up rows as they come; each is forgotten at once. */
export function countRecords(kind: Kind) {
  const counted = { rows: 0, tax: 0 };
  const marks: JpkRecords['marks'] = { NrKSeF: 0, OFF: 0, BFK: 0, DI: 0, none: 0 };
  let stated: { rows: number; tax: number } | null = null;
  const sum = (row: XmlNode, names: readonly string[]) => names.reduce((total, name) => total + (amountAt(row, name) ?? 0), 0);

  return {
    takes: (name: string) => name === kind.row || name === kind.control,
    take(node: XmlNode) {
      if (node.name === kind.control) {
        stated = {
          rows: required(wholeAt(node, kind.statedRows), `${kind.control}/${kind.statedRows}`),
          tax: required(amountAt(node, kind.statedTax), `${kind.control}/${kind.statedTax}`),
        };
        return;
      }
      counted.rows += 1;
      if (textAt(node, 'TypDokumentu') !== 'FP') counted.tax += sum(node, kind.adds) - sum(node, kind.takes);
      marks[MARKS.find((mark) => child(node, mark)) ?? 'none'] += 1;
    },
    /** Null when the file has no such records, as when a correction is of the declaration alone. */
    total(): JpkRecords | null {
      if (stated === null && counted.rows === 0) return null;
      const { rows, tax } = required(stated, kind.control);
      return { rows: counted.rows, stated_rows: rows, tax: counted.tax, stated_tax: tax, marks };
    },
  };
}
