import { formatMonth, isMonth } from '../../lib/dates';
import { checkNip, parseNip } from '../identifiers/nip';
import { LEDGER_LIMITS, type XmlLimits } from '../xml/limits';
import { textAt, type XmlNode } from '../xml/node';
import { openXml } from '../xml/reader';
import { XmlRefused } from '../xml/refused';
import { amountAt, required } from '../xml/values';
import type { AmountFile, AmountReading } from './reading';

/** A declaration of contributions: its place in the file's own order of corrections, `01` being the first. */
interface Declared extends AmountReading {
  nth: number;
}

/**
 * Reads the declarations ZUS DRA of a KEDU document as Płatnik writes it (the ZUS specification of input and output, KEDU 5): the month
 * (I p2), the payer's NIP (II p1) and the sum that is paid (IX p2). The lists of the insured beside them are passed over, and not held.
 * Of several declarations of one month the last correction counts. Throws XmlRefused.
 */
export function openKedu(limits: XmlLimits = LEDGER_LIMITS) {
  const declared: Declared[] = [];
  const says: string[] = [];
  const take = (node: XmlNode) => {
    const read = readDeclaration(node);
    if ('says' in read) says.push(read.says);
    else declared.push(read);
  };
  const stream = openXml(
    {
      root(name) {
        if (name !== 'KEDU') throw new XmlRefused('root', `To nie jest plik KEDU (element ${name} zamiast KEDU).`);
      },
      take: (path) => (path === 'KEDU/ZUSDRA' ? take : null),
    },
    limits,
  );
  return {
    write: stream.write,
    close(): AmountFile {
      stream.close();
      if (declared.length + says.length === 0)
        throw new XmlRefused('content', 'W pliku KEDU nie ma deklaracji ZUS DRA, a tylko ona podaje kwotę do zapłaty.');
      return {
        readings: lastOfEach(declared).map(({ nth: _, ...reading }) => reading),
        says: [...says, ...corrections(declared)],
      };
    },
  };
}

function readDeclaration(node: XmlNode): Declared | { says: string } {
  const period = required(textAt(node, 'I/p2/p2'), 'ZUSDRA/I/p2/p2');
  if (!isMonth(period)) throw new XmlRefused('content', 'Deklaracja DRA nie podaje prawdziwego miesiąca.');
  const nip = parseNip(textAt(node, 'II/p1') ?? '');
  if (checkNip(nip) !== null)
    return { says: `Deklaracja DRA za ${formatMonth(period)} nie podaje NIP płatnika, więc nie wiadomo, czyja jest.` };
  const amount = required(amountAt(node, 'IX/p2'), 'ZUSDRA/IX/p2');
  const nth = Number(textAt(node, 'I/p2/p1') ?? '1');
  return { nip, period, kind: 'zus_total', amount, amount_type: amount > 0 ? 'due' : 'zero', nth };
}

const sameMonth = (one: Declared, other: Declared) => one.nip === other.nip && one.period === other.period;

const lastOfEach = (all: readonly Declared[]) =>
  all.filter(
    (each, at) =>
      !all.some((other, place) => sameMonth(each, other) && (other.nth > each.nth || (other.nth === each.nth && place > at))),
  );

const corrections = (all: readonly Declared[]) =>
  lastOfEach(all).flatMap(({ nip, period, nth }) =>
    nth > 1 ? [`DRA ${nip} za ${formatMonth(period)} jest korektą nr ${nth - 1}.`] : [],
  );
