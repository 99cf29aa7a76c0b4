import { defineFieldType } from '../field';
import { characterFault, lengthFault } from '../text';

/** Signs by their names; the server's own cleaning writes them by their numbers. */
const named: Readonly<Record<string, string>> = { nbsp: ' ', lt: '<', gt: '>', amp: '&', quot: '"' };

/** Formatted text as HTML. The server keeps only a closed list of tags (W05); the browser cleans it again when it shows it. */
export const richText = defineFieldType<'richText', string>('richText', {
  sorting: 'none',
  filtering: 'none',
  parse: (typed) => typed.normalize('NFC').trim(),
  check: (value, field) => characterFault(value, true) ?? lengthFault(value, field?.options.max ?? 100_000),
  format: (value) =>
    value
      .replace(/<(br|\/p|\/li|\/h\d)[^>]*>/gi, '\n')
      .replace(/<[^>]+>/g, '')
      .replace(/&(?:#x([0-9a-f]{1,5})|#(\d{1,6})|(nbsp|lt|gt|amp|quot));/gi, (_, hex, decimal, name) =>
        name ? (named[String(name).toLowerCase()] ?? '') : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
      )
      .trim(),
  examples: {
    good: ['<p>Proszę o <strong>wyciąg</strong> za maj.</p>'],
    bad: [['<p>\u0000</p>', 'Tekst zawiera niedozwolone znaki sterujące']],
  },
});
