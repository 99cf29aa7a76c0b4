import type { RowCondition } from '../../access/can';
import type { WaitingItem } from '../../contract/waiting';
import type { FieldMap, Item, RecordOf, Resource } from '../../schema';
import type { Tx } from '../db/database';
import type { Paper } from '../paper/paper';
import type { WrittenPost } from '../records/conversation/post';
import type { Scope } from '../scope';

/** What a hook works with: the request's own transaction, and who asks. */
export interface HookContext {
  tx: Tx;
  scope: Scope;
}
type Values<F extends FieldMap> = Partial<Item<F>>;

/** One thing that waits for the asker; its link stands under the panel's root. */
export type Found = Pick<WaitingItem, 'id' | 'title' | 'company' | 'due' | 'late' | 'link' | 'facts'> &
  Partial<Pick<WaitingItem, 'asks'>>;

/** What an entity does beyond keeping its record. Every hook runs inside the request's transaction; a thrown refusal undoes it all. */
export interface Handlers<R extends Resource = Resource> {
  /** What else the rows that the asker may know of must meet, in lists and alone. */
  rows?(scope: Scope): RowCondition[];
  /** Before a new record is checked: values the server sets or refuses. What is returned is laid over what was sent. */
  create?(values: Values<R['fields']>, context: HookContext): Promise<Values<R['fields']>> | Values<R['fields']>;
  /**
   * The record that already has the post's natural key, asked for after `create`: of the same content it is answered again and nothing is
   * made; `otherwise` is said, with both, where the content differs (I05).
   */
  same?(values: Values<R['fields']>, context: HookContext): Promise<{ id: string; otherwise: string } | null>;
  /** What `create` and `saved` do about a new record hangs on no other new one, so that many may be made together. */
  alone?: true;
  /** Before a change is checked. */
  update?(
    changes: Values<R['fields']>,
    before: RecordOf<R>,
    context: HookContext,
  ): Promise<Values<R['fields']>> | Values<R['fields']>;
  /** By transition: what changes besides the state; `said` is what the transition asks for, as it was sent. */
  transitions?: Record<
    string,
    (before: RecordOf<R>, context: HookContext, said: Values<R['fields']>) => Promise<Values<R['fields']>> | Values<R['fields']>
  >;
  /** By declared action: answers what the caller gets. */
  actions?: Record<string, (records: RecordOf<R>[], body: Record<string, unknown>, context: HookContext) => Promise<unknown>>;
  /**
   * What changes of many records, by what a file says of each, would bring besides their values: told with the trial of an import, for screens
   * that know how to show it. Nothing for an asker who may not know it.
   */
  foresees?(
    changes: readonly { id: string; values: Record<string, unknown> }[],
    context: { scope: Scope; db: Pick<Tx, 'query'> },
  ): Promise<object | null>;
  /** Before a record goes: throws where it must stay. */
  remove?(before: RecordOf<R>, context: HookContext): Promise<void> | void;
  /** Before a deleted record comes back: throws where it must stay away. */
  restore?(before: RecordOf<R>, context: HookContext): Promise<void> | void;
  /** After the row stands as it will: what else follows from it. `before` is null for a new record, `after` for a deleted one. */
  saved?(after: RecordOf<R> | null, before: RecordOf<R> | null, context: HookContext): Promise<void> | void;
  /** By declared paper: what is printed of a record as the asker sees it. */
  papers?: Record<
    string,
    (record: Partial<RecordOf<R>> & { id: string }, context: { scope: Scope; db: Pick<Tx, 'query'> }) => Promise<Paper> | Paper
  >;
  /**
   * After somebody wrote in the record's conversation: what follows from it; a thrown refusal undoes the post. Of an internal note clients
   * must notice nothing, so it changes nothing that they see.
   */
  posted?(record: RecordOf<R>, post: WrittenPost, context: HookContext): Promise<void> | void;
  /** By declared kind of waiting: what no conditions on rows can tell. Asked whatever the asker may list, so it judges that itself. */
  waiting?: Record<string, (context: { scope: Scope; db: Pick<Tx, 'query'> }) => Promise<Found[]>>;
  /** Whether the asker, who sees the record, may fetch files of a field that no answer shows; left out, nobody may. */
  opensFiles?(id: string, scope: Scope, db: Pick<Tx, 'query'>): Promise<boolean>;
  /**
   * A value that the record's answer holds masked beside its fields, opened for an asker who sees the record; undefined where there is none
   * such for them. That it was opened is written by whoever asks.
   */
  reveal?(id: string, field: string, context: HookContext): Promise<string | null | undefined>;
  /** Keys of `extras` for the answer of one record. */
  present?(
    record: Partial<RecordOf<R>> & { id: string },
    scope: Scope,
    db: Pick<Tx, 'query'>,
  ): Promise<Record<string, unknown>> | Record<string, unknown>;
}

/** Ties hooks to their declaration, so that a wrong key does not compile; whoever calls them knows records by their fields alone. */
export function defineHandlers<R extends Resource>(_resource: R, handlers: Handlers<R>): Handlers {
  return handlers as unknown as Handlers;
}
