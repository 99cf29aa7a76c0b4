import { readFileSync } from 'node:fs';

/** The text of a recorded or synthetic document in `tests/domain/samples`. */
export const sample = (name: string) => readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');

export const sampleJson = (name: string): unknown => JSON.parse(sample(name));
