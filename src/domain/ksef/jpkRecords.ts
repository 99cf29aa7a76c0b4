import { child, refuseMoreThan, textAt, type XmlNode } from '../xml/node';
import { XmlRefused } from '../xml/refused';
import { amountAt, required, wholeAt } from '../xml/values';
import type { JpkRecords, KsefMark } from './jpk';

interface Kind {
  row: string;
  control: string;
  statedRows: string;
  statedTax: string;
  /** Columns of tax that add to the sum, and those that take from it. */
  columns: Readonly<Record<string, 1 | -1>>;
}

/** Which columns make the tax of the records; explained in the official schema JPK_V7M at SprzedazCtrl and ZakupCtrl. */
export const SALES: Kind = {
  row: 'SprzedazWiersz',
  control: 'SprzedazCtrl',
  statedRows: 'LiczbaWierszySprzedazy',
  statedTax: 'PodatekNalezny',
  columns: {
    K_16: 1,
    K_18: 1,
    K_20: 1,
    K_24: 1,
    K_26: 1,
    K_28: 1,
    K_30: 1,
    K_32: 1,
    K_33: 1,
    K_34: 1,
    K_35: -1,
    K_36: -1,
    K_360: -1,
  },
};
export const PURCHASES: Kind = {
  row: 'ZakupWiersz',
  control: 'ZakupCtrl',
  statedRows: 'LiczbaWierszyZakupow',
  statedTax: 'PodatekNaliczony',
  columns: { K_41: 1, K_43: 1, K_44: 1, K_45: 1, K_46: 1, K_47: 1 },
};

const MARKS: readonly KsefMark[] = ['NrKSeF', 'OFF', 'BFK', 'DI'];

/** Adds up rows as they come; each is forgotten at once. */
export function countRecords(kind: Kind) {
  const counted = { rows: 0, tax: 0 };
  const marks: JpkRecords['marks'] = { NrKSeF: 0, OFF: 0, BFK: 0, DI: 0, none: 0 };
  let stated: { rows: number; tax: number } | null = null;
  const columns = Object.entries(kind.columns);
  const taxOf = (row: XmlNode) => columns.reduce((sum, [name, sign]) => sum + sign * (amountAt(row, name) ?? 0), 0);

  return {
    takes: (name: string | undefined) => name === kind.row || name === kind.control,
    take(node: XmlNode) {
      if (node.name === kind.control) {
        if (stated !== null) refuseMoreThan(1, kind.control, 2);
        stated = {
          rows: required(wholeAt(node, kind.statedRows), `${kind.control}/${kind.statedRows}`),
          tax: required(amountAt(node, kind.statedTax), `${kind.control}/${kind.statedTax}`),
        };
        return;
      }
      counted.rows += 1;
      if (textAt(node, 'TypDokumentu') !== 'FP') {
        counted.tax += taxOf(node);
        if (!Number.isSafeInteger(counted.tax)) throw new XmlRefused('content', 'Kwoty w ewidencji są zbyt duże.');
      }
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
