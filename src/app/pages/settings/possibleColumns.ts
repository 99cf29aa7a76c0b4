import type { Resource } from '../../../schema';

/** Too long for a cell, or not everybody's to see. */
const unfit = ['richText', 'longText', 'list', 'file', 'files'];

/** Keys that a firm may make columns of. */
export function possibleColumns(resource: Resource): string[] {
  const fields = Object.entries(resource.fields).flatMap(([key, { type, options }]) => {
    if (unfit.includes(type) || options.encrypted || options.grant || options.data === 'secret') return [];
    return [type === 'reference' ? key.replace(/_id$/, '') : key];
  });
  return [...fields, ...Object.keys(resource.computed ?? {}), 'created_at', 'updated_at'];
}
