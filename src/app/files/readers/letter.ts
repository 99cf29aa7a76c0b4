import { formatDateTime, toWarsaw } from '../../../lib/dates';

/** A mail's own words; null for what it does not say. */
export interface Letter {
  from: string | null;
  /** As ISO 8601 writes a moment. */
  date: string | null;
  subject: string | null;
  /** Empty where it has none. */
  text: string;
}

const unseen = /^(?:style|script|head|title)$/;
const lineEnds = /^(?:br|p|div|tr|li|h[1-6])$/;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The words of a mail that was written as a page, in lines. */
export function wordsOfPage(html: string): string {
  let text = '';
  /** Within which element nothing is shown. */
  let within: string | null = null;
  for (const [piece] of html.matchAll(/<[^<>]*>|[^<]+|</g)) {
    const [, end, name = ''] = /^<(\/?)([a-z][a-z\d]*)/i.exec(piece) ?? [];
    const tag = name.toLowerCase();
    if (end === undefined) text += within === null && !piece.startsWith('<!') ? piece.replace(/\s+/g, ' ') : '';
    else if (within !== null) within = end && tag === within ? null : within;
    else if (!end && unseen.test(tag)) within = tag;
    else if (lineEnds.test(tag) && (end || tag === 'br')) text += '\n';
  }
  return text
    .replace(/&(?:#(\d{1,6})|([a-z]{2,5}));/gi, (whole, code: string | undefined, word: string | undefined) =>
      code ? String.fromCodePoint(Math.max(32, Number(code))) : (entities[word?.toLowerCase() ?? ''] ?? whole),
    )
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Who wrote it, when and of what, as people read it. */
export function headOf({ from, date, subject }: Letter): (readonly [label: string, value: string])[] {
  const moment = date === null ? Number.NaN : Date.parse(date);
  const day = Number.isNaN(moment) ? null : formatDateTime(toWarsaw(new Date(moment)));
  const all = [
    ['Od', from],
    ['Data', day],
    ['Temat', subject],
  ] as const;
  return all.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}

/** The letter as a file of text, called by its subject. */
export function letterFile(letter: Letter): { name: string; type: string; content: Uint8Array<ArrayBuffer> } {
  const title = (letter.subject ?? '')
    .replace(/[\\/:*?"<>|\s]+/g, ' ')
    .slice(0, 100)
    .trim();
  const lines = [...headOf(letter).map(([label, value]) => `${label}: ${value}`), '', letter.text.trim()];
  return {
    name: `${title || 'Treść wiadomości'}.txt`,
    type: 'text/plain',
    content: new TextEncoder().encode(`${lines.join('\r\n')}\r\n`),
  };
}
