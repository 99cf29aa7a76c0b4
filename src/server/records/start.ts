import { resources as declared } from '../../../resources';
import { uuidMaker } from '../../lib/uuid';
import type { Resource } from '../../schema';
import type { Keys } from '../auth/crypto/keys';
import type { Handlers } from '../handlers/define';

/** What the record verbs work with besides the database; given once, before the first request. */
export interface RecordParts {
  /** Open the encrypted fields. */
  keys: Keys;
  /** What entities do beyond keeping their records, by resource. */
  handlers: Readonly<Record<string, Handlers>>;
  resources: Readonly<Record<string, Resource>>;
  /** UUIDs that sort by time. */
  newId(): string;
}

let parts: RecordParts | null = null;

/** Called by whoever starts the server; a test may start it again with parts of its own. */
export function startRecords(given: Partial<RecordParts> & Pick<RecordParts, 'keys'>): void {
  parts = { handlers: {}, resources: declared, newId: uuidMaker(), ...given };
}

function started(): RecordParts {
  if (!parts) throw new Error('Records were asked for before startRecords() was called');
  return parts;
}

export const fieldKeys = (): Keys => started().keys;
export const newId = (): string => started().newId();

const none: Handlers = {};

export function handlersOf({ name }: Resource): Handlers {
  const { handlers } = started();
  return (Object.hasOwn(handlers, name) ? handlers[name] : undefined) ?? none;
}

export const allResources = (): Resource[] => Object.values(started().resources);

/** The resource that a reference or a count names; the start-up check knows that it is there. */
export function resourceNamed(name: string | undefined): Resource {
  const { resources } = started();
  const found = name !== undefined && Object.hasOwn(resources, name) ? resources[name] : undefined;
  if (!found) throw new Error(`"${name}" is not a resource; resources are ${Object.keys(resources).join(', ')}`);
  return found;
}
