import { resources } from '../../../resources';
import type { RecordOf } from '../../schema';
import type { Tx } from '../db/database';
import { lockRecord } from '../records/current';

export type Training = RecordOf<typeof resources.trainings>;
export type Category = RecordOf<(typeof resources)['training-categories']>;
export type Completion = RecordOf<(typeof resources)['training-completions']>;
export const completionsResource = resources['training-completions'];

/** The training as it stands, held; null where it is gone. */
export async function trainingOf(tx: Tx, tenantId: number, id: string): Promise<Training | null> {
  return (await lockRecord(tx, tenantId, resources.trainings, id, [])) as Training | null;
}

export async function categoryOf(tx: Tx, tenantId: number, id: string): Promise<Category | null> {
  return (await lockRecord(tx, tenantId, resources['training-categories'], id, [])) as Category | null;
}

export async function completionOf(tx: Tx, tenantId: number, id: string): Promise<Completion | null> {
  return (await lockRecord(tx, tenantId, completionsResource, id, [])) as Completion | null;
}
