import { isDate } from '../../lib/dates';
import { childrenOf, descend, textAt, type XmlNode } from '../xml/node';
import { openXml } from '../xml/reader';
import { XmlRefused } from '../xml/refused';
import { accountIn } from './mt940';
import { balanceSays, type Statement, type StatementEntry, type StatementFile, StatementRefused } from './statement';

/** Reads a camt.053 statement of any version (001.02 to 001.08 and later, which name parties one level deeper). Throws StatementRefused. */
export function readCamt053(bytes: Uint8Array): StatementFile {
  const statements: Statement[] = [];
  const says: string[] = [];
  try {
    const stream = openXml({
      root(name, namespace) {
        if (name === 'Document' && /camt\.053\.001\.\d\d$/.test(namespace)) return;
        const other = /camt\.05[24]/.exec(namespace)?.[0];
        throw new XmlRefused(
          'root',
          other
            ? `To jest ${other} (operacje dnia), a wyciągiem jest camt.053: pobierz z banku wyciąg.`
            : 'To nie jest wyciąg camt.053. Wskaż wyciąg MT940 albo camt.053 z banku.',
        );
      },
      take: (path) => (path === 'Document/BkToCstmrStmt/Stmt' ? (node) => void statements.push(statementOf(node, says)) : null),
    });
    stream.write(bytes);
    stream.close();
  } catch (error) {
    if (error instanceof XmlRefused) throw new StatementRefused(error.message);
    throw error;
  }
  if (statements.length === 0) throw new StatementRefused('W pliku camt.053 nie ma ani jednego wyciągu.');
  return { form: 'camt.053', statements, says };
}

function statementOf(node: XmlNode, says: string[]): Statement {
  const number = first(node, 'LglSeqNb') ?? first(node, 'ElctrncSeqNb') ?? first(node, 'Id');
  const of = `wyciąg ${number ?? 'bez numeru'}`;
  const account = accountIn(textAt(node, 'Acct/Id/IBAN') ?? textAt(node, 'Acct/Id/Othr/Id') ?? '');
  const currency = textAt(node, 'Acct/Ccy') ?? currencyOf(node) ?? 'PLN';
  const entries: StatementEntry[] = [];
  let whole = true;
  for (const entry of childrenOf(node, 'Ntry')) {
    const read = entriesOf(entry);
    entries.push(...read.entries);
    if (read.says !== null) {
      whole &&= read.isWhole;
      says.push(`${read.says} (${of}).`);
    }
  }
  if (whole) says.push(...balanceSays(balance(node, 'OPBD'), balance(node, 'CLBD'), entries, of));
  return { account, number, currency, entries };
}

const first = (node: XmlNode, name: string) => childrenOf(node, name)[0]?.text || null;
const currencyOf = (node: XmlNode) =>
  childrenOf(node, 'Bal')[0]
    ?.children.find(({ name }) => name === 'Amt')
    ?.attributes.get('Ccy') ?? null;

function balance(node: XmlNode, code: string): number | null {
  const found = childrenOf(node, 'Bal').find((each) => textAt(each, 'Tp/CdOrPrtry/Cd') === code);
  return found ? signed(found, amountOf(textAt(found, 'Amt'))) : null;
}

const signed = (node: XmlNode, amount: number | null) =>
  amount === null ? null : textAt(node, 'CdtDbtInd') === 'DBIT' ? -amount : amount;

/** Hundredths of an amount written with a point; camt allows five places, of which a bank uses two. */
function amountOf(text: string | null): number | null {
  const [, whole, part = ''] = /^(\d{1,13})(?:\.(\d{1,2})0*)?$/.exec(text ?? '') ?? [];
  return whole === undefined ? null : Number(`${whole}${part.padEnd(2, '0')}`);
}

interface ReadEntry {
  entries: StatementEntry[];
  says: string | null;
  /** Whether nothing of what was booked is missing. */
  isWhole: boolean;
}

/** An entry, or the transfers of a batch that was booked as one. */
function entriesOf(node: XmlNode): ReadEntry {
  const state = textAt(node, 'Sts/Cd') ?? textAt(node, 'Sts');
  if (state !== null && state !== 'BOOK')
    return { entries: [], says: 'Operacja jeszcze niezaksięgowana została pominięta', isWhole: true };
  const amount = signed(node, amountOf(textAt(node, 'Amt')));
  const on = dayAt(node, 'BookgDt') ?? dayAt(node, 'ValDt');
  if (amount === null || on === null)
    return { entries: [], says: 'Operacji bez kwoty albo daty nie da się odczytać', isWhole: false };
  const parts = childrenOf(node, 'NtryDtls').flatMap((each) => childrenOf(each, 'TxDtls'));
  const reference = textAt(node, 'AcctSvcrRef') ?? textAt(node, 'NtryRef');
  const [only] = parts;
  // A boolean of XML has two spellings.
  const returned = ['true', '1'].includes(textAt(node, 'RvslInd') ?? '') ? { returned: true as const } : {};
  const one = (of: XmlNode | undefined): StatementEntry => ({
    on,
    amount,
    ...detailsOf(of, node, amount),
    reference,
    ...returned,
  });
  if (parts.length <= 1) return { entries: [one(only)], says: null, isWhole: true };
  const amounts = parts.map((part) => amountOf(textAt(part, 'Amt') ?? textAt(part, 'AmtDtls/TxAmt/Amt')));
  const sum = amounts.reduce<number>((total, each) => total + (each ?? Number.NaN), 0);
  if (sum !== Math.abs(amount))
    return { entries: [one(undefined)], says: 'Operacja zbiorcza nie podaje kwot składowych i stoi jako jedna', isWhole: true };
  const way = Math.sign(amount);
  return {
    entries: parts.map((part, nth) => ({
      on,
      amount: way * (amounts[nth] ?? 0),
      ...detailsOf(part, node, amount),
      reference: textAt(part, 'Refs/AcctSvcrRef') ?? textAt(part, 'Refs/EndToEndId') ?? reference,
      ...returned,
    })),
    says: null,
    isWhole: true,
  };
}

function dayAt(node: XmlNode, name: string): string | null {
  const day = (textAt(node, `${name}/Dt`) ?? textAt(node, `${name}/DtTm`) ?? '').slice(0, 10);
  return isDate(day) ? day : null;
}

function detailsOf(part: XmlNode | undefined, entry: XmlNode, amount: number) {
  const other = amount < 0 ? 'Cdtr' : 'Dbtr';
  const parties = part && descend(part, 'RltdPties');
  const account = parties && (textAt(parties, `${other}Acct/Id/IBAN`) ?? textAt(parties, `${other}Acct/Id/Othr/Id`));
  const remittance = part && descend(part, 'RmtInf');
  const title = remittance
    ? childrenOf(remittance, 'Ustrd')
        .map(({ text }) => text)
        .join('')
    : '';
  return {
    other_account: accountIn(account ?? ''),
    other_name: parties ? (textAt(parties, `${other}/Nm`) ?? textAt(parties, `${other}/Pty/Nm`)) : null,
    title: (title || (part && textAt(part, 'AddtlTxInf')) || textAt(entry, 'AddtlNtryInf') || '').replace(/\s+/g, ' ').trim(),
  };
}
