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
/** Signs that pages of mails write by name; Outlook writes every ó so. What is to be seen of a space is a space. */
const entities: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ensp: ' ', emsp: ' ', thinsp: ' ', shy: '', zwnj: '' },
    ...{ aogon: 'ą', cacute: 'ć', eogon: 'ę', lstrok: 'ł', nacute: 'ń', oacute: 'ó', sacute: 'ś', zacute: 'ź', zdot: 'ż' },
    ...{ Aogon: 'Ą', Cacute: 'Ć', Eogon: 'Ę', Lstrok: 'Ł', Nacute: 'Ń', Oacute: 'Ó', Sacute: 'Ś', Zacute: 'Ź', Zdot: 'Ż' },
    ...{ auml: 'ä', ouml: 'ö', uuml: 'ü', Auml: 'Ä', Ouml: 'Ö', Uuml: 'Ü', szlig: 'ß', eacute: 'é', Eacute: 'É' },
    ...{ ndash: '–', mdash: '—', bdquo: '„', ldquo: '“', rdquo: '”', sbquo: '‚', lsquo: '‘', rsquo: '’', laquo: '«', raquo: '»' },
    ...{ hellip: '…', bull: '•', middot: '·', euro: '€', pound: '£', sect: '§', deg: '°', times: '×', plusmn: '±' },
    ...{ copy: '©', reg: '®', trade: '™', frac12: '½', sup2: '²' },
  }),
);

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
    .replace(
      /&(?:#(\d{1,7}|x[\da-f]{1,6})|([a-z]{2,7}\d{0,2}));/gi,
      (whole, code: string | undefined, word: string) =>
        (code ? signOf(code) : (entities.get(word) ?? entities.get(word.toLowerCase()))) ?? whole,
    )
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The sign of a number, which may stand in sixteens (x142); undefined where there is none. */
function signOf(code: string): string | undefined {
  const number = Number(/^x/i.test(code) ? `0${code}` : code);
  return number > 0x10ffff ? undefined : String.fromCodePoint(Math.max(32, number));
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
