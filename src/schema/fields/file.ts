import { isUuid } from '../../lib/uuid';
import { defineFieldType } from '../field';

/**
 * One uploaded file, by the id that its upload answered. The field's key ends in `_id`; without it, the key names the embedded
 * `{ id, name, mime, size, pages, state }`. Another file put in its place leaves the earlier one as an older version.
 */
export const file = defineFieldType<'file', string>('file', {
  stored: 'uuid',
  sorting: 'none',
  filtering: 'none',
  check: (value) => (isUuid(value) ? null : 'Dodaj plik'),
  examples: { good: ['0199c3a2-1b2c-7d3e-8f40-123456789abc'], bad: [['faktura.pdf', 'Dodaj plik']] },
});
