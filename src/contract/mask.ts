/** What stands for all but the last characters of a value that is not shown (P08). */
export const stars = '*******';

/** A masked value as it goes out; nobody types such a PESEL or account. */
export const isMasked = (value: unknown): value is string => typeof value === 'string' && value.startsWith(stars);
