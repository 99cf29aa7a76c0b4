import type { Resource } from '../../schema';
import { foreignKeyName, uniqueSets } from '../db/differModel';
import { faultOf } from '../db/faults';
import { conflict, invalid } from '../errors';

export const notOnList = 'Wybierz pozycję z listy';

/** Runs a write; a taken value is answered 409 and a reference that went meanwhile 422, each on its field. */
export async function orRefusal<Result>(resource: Resource, write: Promise<Result>): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    throw refusalOf(resource, error) ?? error;
  }
}

function refusalOf(resource: Resource, error: unknown): Error | null {
  const fault = faultOf(error);
  if (fault?.kind === 'unique') {
    const taken = uniqueSets(resource).find(({ name }) => name === fault.constraint);
    return taken ? takenValues(resource, taken.keys) : null;
  }
  if (fault?.kind !== 'foreign_key') return null;
  const key = Object.keys(resource.fields).find((one) => foreignKeyName(resource, one) === fault.constraint);
  return key === undefined ? null : invalid({ [key]: notOnList });
}

function takenValues(resource: Resource, keys: readonly string[]): Error {
  const labels = keys.map((key) => resource.fields[key]?.label ?? key);
  const says =
    keys.length === 1 ? 'Ta wartość jest już zajęta' : `Jest już rekord z tymi samymi wartościami: ${labels.join(', ')}`;
  const sentence = keys.length === 1 ? `${labels.join()}: ta wartość jest już zajęta.` : `${says}.`;
  return conflict(sentence, Object.fromEntries(keys.map((key) => [key, says])), 'taken');
}
