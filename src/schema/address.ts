import type { Resource } from './resource';

type Placed = Pick<Resource, 'name' | 'path' | 'beneath'>;

/**
 * Where a record's page stands under its section's root: `companies/7`, `trainings/3/view/7`. Where the record over it is not known, its own
 * id stands in that one's place, and the page finds the way.
 */
export function recordAddress({ name, path, beneath }: Placed, id: string, over: string = id): string {
  return beneath ? `${path ?? name}/${over}/${beneath.word}/${id}` : `${path ?? name}/${id}`;
}

/** Parameters of the addresses of a record's screens; `over` as above. */
export function addressParams({ beneath }: Placed, id: string, over: string = id): Record<string, string> {
  return beneath ? { id: over, [beneath.param]: id } : { id };
}

/** The id of the record that this one stands beneath, where the answer holds it. */
export function overId({ beneath }: Placed, record: Readonly<Record<string, unknown>> | undefined): string | undefined {
  const id = beneath && record?.[beneath.by];
  return typeof id === 'string' ? id : undefined;
}
