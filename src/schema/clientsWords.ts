import type { Field, Look } from './field';

/** The field with its values called and coloured as clients read them, at length and shortly; itself where it has nothing of theirs. */
export function inClientsWords<F extends Field>(field: F): F {
  const looks = Object.entries(field.choices ?? {});
  if (!looks.some(([, { client, clientColor }]) => client || clientColor)) return field;
  return { ...field, choices: Object.fromEntries(looks.map(([value, look]) => [value, toClients(look)])) };
}

const toClients = (look: Look): Look => ({
  ...look,
  ...(look.client ? { label: look.client, short: look.client } : {}),
  ...(look.clientColor ? { color: look.clientColor } : {}),
});
