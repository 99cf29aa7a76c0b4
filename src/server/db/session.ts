import type { Pool } from 'pg';
import type { Database, Statement } from './database';
import { isConnectionLost, named } from './faults';
import type { NestedCalls } from './nestedCalls';
import { send } from './pipeline';
import { type Borrow, type Commit, transact } from './transaction';

/** Lends the pool's connections; one that broke is thrown away, one whose statement was refused is kept. */
export function lending(pool: Pool): Borrow {
  return async (work) => {
    const client = await pool.connect();
    try {
      const result = await work(client);
      client.release();
      return result;
    } catch (error) {
      client.release(isConnectionLost(error));
      throw error;
    }
  };
}

/** What both engines do in the same way; `beforeWrite` may refuse a transaction before it begins. */
export function session(
  pool: Pool,
  options: { commit: Commit; nested: NestedCalls; beforeWrite?: () => Promise<void> },
): Pick<Database, 'pool' | 'query' | 'transaction'> {
  const { commit, nested, beforeWrite } = options;
  const borrow = lending(pool);

  return {
    pool,
    async query<Row extends object>(statement: Statement) {
      nested.refuse();
      try {
        return await borrow((client) => send<Row>(client, statement));
      } catch (error) {
        throw named(error);
      }
    },
    async transaction(work) {
      nested.refuse();
      await beforeWrite?.();
      return transact(borrow, (tx) => nested.inside(() => work(tx)), commit);
    },
  };
}
