import type { Scalar } from './field';
import type { Resource } from './resource';
import { blank } from './validate';

type Values = Readonly<Record<string, unknown>>;

/** Whether a field, or a part of a list's items (`options.correct`), says anything in a record that holds these values. */
export function pertains({ onlyWhen }: Resource, path: string, values: Values): boolean {
  const condition = (onlyWhen as Readonly<Record<string, Readonly<Record<string, readonly Scalar[]>>>> | undefined)?.[path];
  return Object.entries(condition ?? {}).every(([key, wanted]) => wanted.includes(values[key] as Scalar));
}

/** The fields that others' `onlyWhen` looks at. */
export function decisiveKeys({ onlyWhen }: Resource): string[] {
  return [...new Set(Object.values(onlyWhen ?? {}).flatMap((condition) => Object.keys(condition ?? {})))];
}

/** The values with what says nothing among them put back to how it begins. */
export function pertinent(resource: Resource, values: Values): Record<string, unknown> {
  const said: Record<string, unknown> = { ...values };
  for (const path of Object.keys(resource.onlyWhen ?? {})) {
    if (pertains(resource, path, values)) continue;
    const [key = '', part] = path.split('.');
    if (part === undefined) said[key] = blank(resource)[key] ?? null;
    else if (Array.isArray(said[key])) {
      const begins = resource.fields[key]?.of?.[part]?.options.default ?? null;
      said[key] = said[key].map((item: object) => ({ ...item, [part]: begins }));
    }
  }
  return said;
}
