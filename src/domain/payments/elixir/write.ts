import { encoded } from '../../../lib/textEncoding';
import { byParts, bySigns, byWords, fileText, WIDTH } from './lines';
import { type TransferOrder, titleParts } from './order';
import type { ElixirProfile } from './profile';

/** The order's kind as a bank sorts it: a transfer (also to ZUS), a split payment, a transfer to a tax office. */
const CLASSES = { plain: '51', split: '53', tax: '71' } as const;
const ENDS = { crlf: '\r\n', lf: '\n' } as const;
/** A transfer order, as opposed to a direct debit. */
const TRANSFER = '110';
const NAME_LINES = 2;

/** A file of transfers, a line each, in the bank's encoding. Orders are those that `checkOrder` lets through. */
export function elixirFile(orders: readonly TransferOrder[], profile: ElixirProfile): Uint8Array {
  const text = orders.map((order) => `${elixirLine(order, profile)}${ENDS[profile.line_end]}`).join('');
  return encoded(text, profile.encoding);
}

/**
 * Sixteen fields: the order's type, day, grosze, the payer's bank and its branch (none), both accounts, payer, payee, the payee's branch (none)
 * and bank, the title, two unused ones, the order's kind, and a note between bank and client.
 */
export function elixirLine({ on, amount, from, to, payer, payee, title }: TransferOrder, profile: ElixirProfile): string {
  const text = (each: string) => fileText(each, profile.signs);
  const payerLines = [...byWords(text(payer.name), NAME_LINES), text(payer.street), text(payer.city)].flatMap((each) =>
    each === '' ? [] : each.slice(0, WIDTH).trim(),
  );
  return [
    TRANSFER,
    on.replaceAll('-', ''),
    String(amount),
    bankNumber(from),
    '0',
    quoted([from]),
    quoted([to]),
    quoted(payerLines),
    quoted(byWords(text(payee))),
    '0',
    bankNumber(to),
    quoted(titleLines()),
    quoted([]),
    quoted([]),
    quoted([CLASSES[title.kind]]),
    quoted([]),
  ].join(',');

  function titleLines(): string[] {
    const parts = titleParts(title);
    if (!parts) return byWords(title.kind === 'plain' ? text(title.text) : '');
    const written = parts.map(text);
    return profile.title_split === 'parts' ? byParts(written) : bySigns(written.join(''));
  }
}

const bankNumber = (account: string) => account.slice(2, 10);
const quoted = (lines: readonly string[]) => `"${lines.join('|')}"`;
