import { resources } from '../../../resources';
import { categoryRecord, readyCategories } from '../../domain/tickets/categories';
import type { Resource } from '../../schema';
import type { Database } from '../db/database';
import { takeTurn } from '../db/turns';
import { fill } from '../records/fill';
import { newId } from '../records/start';
import { hasCategories } from './rows';

/** Gives a firm that never had a category of cases the usual ones; from then on they are its own to change. */
export async function keepCategories(db: Database, tenantId: number, at: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await takeTurn(tx, tenantId, 'ticket-categories');
    if (await hasCategories(tx, tenantId)) return;
    const records = readyCategories.map((each, nth) => ({ ...categoryRecord(each, nth), id: newId() }));
    await fill(tx, { tenantId, at }, resources['ticket-categories'] as Resource, records);
  });
}
