import { files } from './fields/files';
import { richText } from './fields/richText';
import { postLimits } from './postLimits';
import type { FieldMap } from './record';
import type { Resource } from './resource';

const opening = {
  post_body: richText('Treść', { required: true, max: postLimits.markup }),
  post_file_ids: files('Załączniki'),
} satisfies FieldMap;

/** What is sent besides the record's own fields to make one that begins with its first post; none where it does not. */
export function openingFields({ conversation }: Pick<Resource, 'conversation'>): FieldMap {
  return conversation?.opening ? opening : {};
}
