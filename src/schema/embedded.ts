import type { Field } from './field';

/** What a reference or a file is embedded under: `owner_id` under `owner`, `attachment_ids` under `attachments`. */
export function embeddedKey(key: string): string {
  return key.endsWith('_ids') ? `${key.slice(0, -4)}s` : key.replace(/_id$/, '');
}

/** A field that holds uploaded files. */
export function isFileField(field: Field): field is Field & { type: 'file' | 'files' } {
  return field.type === 'file' || field.type === 'files';
}
