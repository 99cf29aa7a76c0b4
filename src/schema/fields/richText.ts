import { defineFieldType } from '../field';
import { characterFault, lengthFault } from '../text';

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
      .replace(/&nbsp;/g, ' ')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&amp;/g, '&')
      .trim(),
  examples: {
    good: ['<p>Proszę o <strong>wyciąg</strong> za maj.</p>'],
    bad: [['<p>\u0000</p>', 'Tekst zawiera niedozwolone znaki sterujące']],
  },
});
