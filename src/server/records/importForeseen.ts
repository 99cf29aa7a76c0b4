import type { ImportAnswer } from '../../contract/imports';
import type { Resource } from '../../schema';
import type { Tx } from '../db/database';
import type { Scope } from '../scope';
import type { Body } from './body';
import { trying } from './importRows';
import { handlersOf } from './start';

/** Collects what the rows of a trial change, to tell what that would bring besides. */
export class Foreseeing {
  readonly #changes: { id: string; values: Record<string, unknown> }[] = [];
  readonly #resource: Resource;

  constructor(resource: Resource) {
    this.#resource = resource;
  }

  readonly mode = { ...trying, sees: (id: string, body: Body) => void this.#changes.push({ id, values: { ...body } }) };

  /** To be asked once the trial left no trace; a key of the answer, where the entity foresees anything. */
  async told(db: Pick<Tx, 'query'>, scope: Scope): Promise<Pick<ImportAnswer, 'foreseen'>> {
    const { foresees } = handlersOf(this.#resource);
    return foresees && this.#changes.length > 0 ? { foreseen: await foresees(this.#changes, { db, scope }) } : {};
  }
}
