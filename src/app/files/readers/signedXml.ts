import { ofBase64 } from '../../../lib/bytes';

/** A file that stands in an XML as letters. */
export interface Written {
  /** Null where nothing names it. */
  name: string | null;
  /** Empty where nothing says it. */
  type: string;
  content: Uint8Array<ArrayBuffer>;
}

/** A signed document (XAdES) in an object of the signature, and an attachment of a letter from ePUAP, which names it before. */
const tags = /<(?:[\w.-]+:)?(Object|Zalacznik|DaneZalacznika)(?=[\s>])([^<>]*)>/g;

/** The files that an XML holds in Base64: the document of a signature around it, the attachments of an office's letter. */
export function filesOfXml(text: string): Written[] {
  const found: Written[] = [];
  let letter = '';
  for (const { 0: tag, 1: name, 2: attributes = '', index } of text.matchAll(tags)) {
    if (name === 'Zalacznik') letter = attributes;
    const isSigned = name === 'Object' && /#base64$/.test(attribute(attributes, 'Encoding') ?? '');
    if (!isSigned && name !== 'DaneZalacznika') continue;
    const start = index + tag.length;
    const letters = lettersAt(text, start);
    const content = letters === null ? null : ofBase64(letters.replace(/&#(?:13|10|x0?[dDaA]);/g, ''));
    if (!content || content.length === 0) continue;
    found.push(
      isSigned
        ? { name: null, type: attribute(attributes, 'MimeType') ?? '', content }
        : { name: attribute(letter, 'nazwaPliku'), type: attribute(letter, 'format') ?? '', content },
    );
  }
  return found;
}

/** The letters up to the next tag, or those of a CDATA; null where it is cut off. */
function lettersAt(text: string, start: number): string | null {
  const end = text.indexOf('<', start);
  const [mark] = end < 0 ? [] : (/^<!\[CDATA\[/.exec(text.slice(end, end + 9)) ?? []);
  if (mark === undefined) return end < 0 ? null : text.slice(start, end);
  const close = text.indexOf(']]>', end);
  return close < 0 ? null : text.slice(end + mark.length, close);
}

const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>' };

function attribute(attributes: string, name: string): string | null {
  const [, , value] = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(["'])(.*?)\\1`, 's').exec(attributes) ?? [];
  return value === undefined ? null : value.replace(/&(\w+);/g, (whole, entity: string) => entities[entity] ?? whole).trim();
}
