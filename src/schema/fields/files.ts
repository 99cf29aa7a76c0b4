import { isUuid } from '../../lib/uuid';
import { defineFieldType } from '../field';

/** As many files as one upload may bring. */
const MOST = 20;

/**
 * Uploaded files in the order they were put, by their ids. The field's key ends in `_ids`: `attachment_ids` is followed by the embedded
 * `attachments`, a list of `{ id, name, mime, size, pages, state }`.
 */
export const files = defineFieldType<'files', readonly string[]>('files', {
  stored: 'texts',
  json: 'array',
  sorting: 'none',
  filtering: 'none',
  check: (value) => {
    if (!Array.isArray(value) || !value.every((id) => typeof id === 'string' && isUuid(id))) return 'Dodaj pliki';
    if (new Set(value).size < value.length) return 'Ten sam plik dodano dwa razy';
    return value.length > MOST ? `Najwyżej ${MOST} plików` : null;
  },
  format: (value) => `${value.length}`,
  examples: {
    good: [[], ['0199c3a2-1b2c-7d3e-8f40-123456789abc']],
    bad: [
      [['faktura.pdf'], 'Dodaj pliki'],
      [Array.from({ length: 21 }, (_, nth) => `0199c3a2-1b2c-7d3e-8f40-1234567890${10 + nth}`), 'Najwyżej 20 plików'],
    ],
  },
});
