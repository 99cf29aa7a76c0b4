import type { Field } from './field';

/** The field with its values called as clients read them, at length and shortly; itself where it has no words of theirs. */
export function inClientsWords<F extends Field>(field: F): F {
  const looks = Object.entries(field.choices ?? {});
  if (!looks.some(([, { client }]) => client)) return field;
  const said = looks.map(([value, look]) => [value, look.client ? { ...look, label: look.client, short: look.client } : look]);
  return { ...field, choices: Object.fromEntries(said) };
}
