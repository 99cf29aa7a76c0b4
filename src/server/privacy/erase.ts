import type { Resource } from '../../schema';
import type { Tx } from '../db/database';
import { fileEntity } from '../files/keep';
import { inPieces } from '../jobs/pieces';
import { eraseTrailValues } from '../records/auditErase';
import { announce } from '../records/notices';
import { dropRecords, hideRecords, wipeRecords } from '../records/wipe';
import type { Scope } from '../scope';
import { forgetAccounts, forgetArchives, forgetBeside, forgetFiles, forgetRepeated, lockRecords } from './erasureRows';
import type { Kept, Plan } from './plan';

/** What erasing works with, in a job or at a start. */
export interface Erasing {
  scope: Scope;
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /** Throws bytes away, and pictures drawn of these files. */
  forgetBytes(storageKeys: readonly string[], fileIds: readonly string[]): Promise<void>;
  /** After each piece. */
  between(done: number): Promise<void>;
}

/** What an erasure came to. */
export interface Erased {
  records: number;
  files: number;
}

/**
 * Erases what goes, everywhere: rows, what was written about them, files, what they are found by, values in the trail; piece by piece, each of
 * which stands, so begun again it does the rest. All of it is put out of sight first. `reason` stays in the trail; rows of
 * `roots` stay for the end.
 */
export async function erasePieces(erasing: Erasing, plan: Plan, reason: string, roots: readonly string[] = []): Promise<Erased> {
  const { scope, transaction, forgetBytes, between } = erasing;
  const tenantId = scope.tenant.id;
  for (const { resource, ids } of [...plan.goes, ...keptBy(plan.kept)])
    await inPieces(ids, { transaction, work: (tx, piece) => hideRecords(tx, tenantId, resource, piece, scope.now) });
  const erased: Erased = { records: 0, files: 0 };
  // What everything hangs on comes last: until then it tells what there is still to do.
  for (const { resource, ids } of [...plan.goes].reverse())
    await inPieces(ids, {
      transaction,
      work: async (tx, piece) => ({ piece, files: await erasePiece(tx, scope, resource, piece, reason) }),
      async between(_done, { piece, files }) {
        await forgetBytes(
          files.map(({ storage_key }) => storage_key),
          files.map(({ id }) => id),
        );
        erased.records += piece.length;
        erased.files += files.length;
        await between(erased.records);
      },
    });
  // Twice, as what stands in the way may be among them and go in the first round.
  for (let round = 0; round < 2; round += 1)
    for (const { resource, ids } of [...plan.goes].reverse())
      await inPieces(
        ids.filter((id) => !roots.includes(id)),
        { transaction, work: (tx, piece) => dropRecords(tx, tenantId, resource, piece), least: 200 },
      );
  return erased;
}

async function erasePiece(tx: Tx, scope: Scope, resource: Resource, ids: readonly string[], reason: string) {
  const tenantId = scope.tenant.id;
  await forgetBeside(tx, tenantId, resource.name, ids);
  const files = await forgetFiles(tx, tenantId, resource.name, ids);
  await wipeRecords(tx, tenantId, resource, ids, scope.now);
  await eraseTrailValues(tx, scope, { entity: resource.name, ids, reason });
  if (files.length > 0) await eraseTrailValues(tx, scope, { entity: fileEntity, ids: files.map(({ id }) => id), reason });
  for (const id of ids) announce(tx, tenantId, resource, id, 'delete');
  return files;
}

/** The end of an erasure: logins, archives, and the locks of what law keeps, and the emptied roots. Answers keys of bytes to throw away. */
export async function finishErasure(
  tx: Tx,
  scope: Scope,
  plan: Plan,
  { id: erasureId, roots }: { id: string; roots: readonly string[] },
): Promise<string[]> {
  const tenantId = scope.tenant.id;
  const kept = keptBy(plan.kept);
  const all = [...plan.goes, ...kept].flatMap(({ ids }) => ids);
  const accounts = [...plan.goes, ...kept].flatMap(({ resource, ids }) => (resource.self?.by === 'id' ? ids : []));
  if (accounts.length > 0) await forgetAccounts(tx, tenantId, accounts);
  await forgetRepeated(tx, tenantId, roots);
  const locks = plan.kept.map(({ resource, id, until, act }) => ({ resource: resource.name, record_id: id, until, act }));
  if (locks.length > 0) await lockRecords(tx, tenantId, erasureId, locks);
  for (const { resource, ids } of [...plan.goes].reverse())
    await dropRecords(
      tx,
      tenantId,
      resource,
      ids.filter((id) => roots.includes(id)),
    );
  return forgetArchives(tx, tenantId, all);
}

function keptBy(kept: readonly Kept[]): { resource: Resource; ids: string[] }[] {
  const byResource = new Map<Resource, string[]>();
  for (const { resource, id } of kept) byResource.set(resource, [...(byResource.get(resource) ?? []), id]);
  return [...byResource].map(([resource, ids]) => ({ resource, ids }));
}
