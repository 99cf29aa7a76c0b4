import { commonVariables, type NoticeEvent } from './define';

const VARIABLE = /\{([a-z_]+)\}/g;

/** Puts values into a text; what has no value leaves nothing behind. Values are text, never a template, and escaping is the form's matter (V09). */
export function filled(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(VARIABLE, (_, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : ''));
}

/** Variables of a text that the event does not have. */
export function unknownVariables(template: string, { variables }: Pick<NoticeEvent, 'variables'>): string[] {
  const known = new Set<string>([...commonVariables, ...variables]);
  return [...new Set([...template.matchAll(VARIABLE)].map(([, name = '']) => name))].filter((name) => !known.has(name));
}
