/** Keys of a map of fields in their order, known by name. */
export const keysOf = <const F extends object>(fields: F): readonly (keyof F & string)[] =>
  Object.keys(fields) as (keyof F & string)[];
