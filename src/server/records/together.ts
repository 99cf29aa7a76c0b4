import type { Field } from '../../schema';
import { storedFields } from '../../schema/columns';
import { openingFields } from '../../schema/conversation';
import { blank, type Faults } from '../../schema/validate';
import type { Tx } from '../db/database';
import { invalid, Refusal } from '../errors';
import { agreementFaults } from './agreeing';
import { trailOf } from './audit';
import { auditMany } from './auditMany';
import { type Body, refuseFaults } from './body';
import { confirmWriting } from './confirmed';
import { orRefusal } from './conflicts';
import { createOrFind, lineOfNew, readNew, refuseUnfit, untouched } from './create';
import { holdFiles } from './files';
import { fill } from './fill';
import { announce } from './notices';
import { referenceFaults, refuseHidden } from './references';
import { repeated } from './repeated';
import { asRead } from './seen';
import { handlersOf, newId } from './start';
import type { View } from './view';

/** New records of one kind, each checked as `create` checks it, and written in a few statements however many they are. */
export interface Together {
  /**
   * Checks a record that is to be written; answers its id and what will stand in it, or the id of the one which this very post made before. It
   * is refused in the words, and in the order, in which `create` refuses it.
   */
  add(body: Body): Promise<{ id: string; isNew: true; record: Body } | { id: string; isNew: false }>;
  /** Writes those that were added since; false where any of them is refused by what the database holds, and then none of them stands. */
  stand(): Promise<boolean>;
  /** The same; the place of the first that the database refuses, and why, after which nothing goes on. */
  write(): Promise<{ at: number; refusal: Refusal } | null>;
  /** Puts all that were written into the trail: last, as writers of one firm wait for each other from there to the commit. */
  note(): Promise<void>;
}

interface Added {
  id: string;
  body: Body;
  record: Body;
}

/** By itself, or by the items of a list. */
const pointsSomewhere = ({ type, of = {} }: Field): boolean =>
  type === 'reference' || Object.values(of).some((part) => part.type === 'reference');

/** Answers on what records point to, by question. */
export type Asked = Map<string, Promise<Faults>>;

/**
 * For who makes many in one transaction, in which on the embedded engine everybody waits (O07). Null where the entity's handler takes part in the
 * making and may look at the records made before.
 */
export function together(tx: Tx, view: View, asked: Asked = new Map()): Together | null {
  const { scope, resource } = view;
  const handlers = handlersOf(resource);
  const alone = handlers.alone || !(handlers.create || handlers.saved);
  if (!alone || Object.keys(openingFields(resource)).length > 0) return null;
  const trail = trailOf(scope);
  const context = { tx, scope };
  const stood: Added[] = [];
  const added: Added[] = [];
  const pointers = storedFields(resource).flatMap(([key, field]) => (pointsSomewhere(field) ? key : []));

  /** What many rows point to alike is asked once. */
  function once(question: string, pointing: Body, ask: () => Promise<Faults>): Promise<Faults> {
    const key = `${question} ${JSON.stringify(pointing)}`;
    const known = asked.get(key) ?? ask();
    asked.set(key, known);
    // What the database failed to answer is asked again.
    known.catch((error: unknown) => error instanceof Refusal || asked.delete(key));
    return known;
  }

  return {
    async add(body) {
      const start = blank(resource);
      const values = readNew(view, body, start);
      if (handlers.create || handlers.same) await once('sight', pointing(values), () => hiddenFaults(values));
      const set = handlers.create ? await handlers.create(values, context) : {};
      const record = { ...start, ...values, ...set };
      const known = handlers.same ? await handlers.same({ ...values, ...set }, context) : null;
      if (known !== null) return { id: (await repeated(tx, view, known, record)).id, isNew: false };
      refuseUnfit(view, record);
      await confirmWriting(tx, scope, resource, 'create', start, record);
      const own = untouched(values, set);
      refuseFaults(await once('references', pointing(own), () => referenceFaults(tx, scope, resource, own)));
      const agreement = () => agreementFaults(tx, scope.tenant.id, resource, record, Object.keys(record));
      refuseFaults(await once('agreement', pointing(record), agreement));
      const id = newId();
      added.push({ id, body, record });
      return { id, isNew: true, record };
    },

    stand: () => standing(added.splice(0)),

    async write() {
      const records = added.splice(0);
      return (await standing(records)) ? null : firstRefused(records.map(({ body }) => body));
    },

    note: () =>
      auditMany(
        tx,
        stood.map(({ id, record }) => lineOfNew(trail, resource, id, record)),
      ),
  };

  async function standing(records: readonly Added[]): Promise<boolean> {
    if (records.length === 0) return true;
    tx.later({ name: 'together.begin', text: 'savepoint together' });
    try {
      const rows = records.map(({ id, record }) => ({ ...record, id }));
      await orRefusal(resource, fill(tx, trail, resource, rows));
      for (const { id, record } of records) await holdFiles(tx, trail, resource, id, null, record);
      for (const { id, record } of records)
        await handlers.saved?.(asRead(resource, id, record, scope.now) as never, null, context);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await tx.query({ name: 'together.undo', text: 'rollback to savepoint together' });
      return false;
    }
    tx.later({ name: 'together.end', text: 'release savepoint together' });
    for (const { id } of records) announce(tx, scope.tenant.id, resource, id, 'create');
    stood.push(...records);
    return true;
  }

  /** Throws for what the asker may not see, before the entity's handler looks it up by itself. */
  async function hiddenFaults(values: Body): Promise<Faults> {
    await refuseHidden(tx, scope, resource, values);
    return {};
  }

  function pointing(values: Body): Body {
    return Object.fromEntries(pointers.flatMap((key) => (key in values ? [[key, values[key]]] : [])));
  }

  /** The database refuses all of a statement; one by one it says which. */
  async function firstRefused(bodies: readonly Body[]) {
    for (const [at, body] of bodies.entries())
      try {
        const { isNew } = await createOrFind(tx, scope, resource, body);
        // One that says the same as a row before it found that row's.
        if (!isNew) return { at, refusal: invalid({}, 'Ten sam rekord jest już we wcześniejszym wierszu tego pliku.') };
      } catch (refusal) {
        if (refusal instanceof Refusal) return { at, refusal };
        throw refusal;
      }
    throw new Error(`${resource.name} were refused together and none of them by itself`);
  }
}
