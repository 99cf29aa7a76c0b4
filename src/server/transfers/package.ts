import { resources } from '../../../resources';
import { elixirFile } from '../../domain/payments/elixir/write';
import { formatMoney } from '../../lib/money';
import { countOf, fold } from '../../lib/text';
import type { Tx } from '../db/database';
import { askFirst, conflict, notFound } from '../errors';
import { audit, trailOf } from '../records/audit';
import { zipOf } from '../records/exportZip';
import { patchAll } from '../records/patch';
import { todayOf } from '../records/present';
import type { Scope } from '../scope';
import { type Chosen, type Planned, planTransfers } from './plan';
import { holdItems } from './rows';

const items = resources['settlement-items'];

export interface TakenPackage {
  name: string;
  type: string;
  bytes: Uint8Array;
}

interface Wanted extends Chosen {
  items: readonly string[];
  /** Those that went into a package before may go once more. */
  again: boolean;
}

/**
 * A package of these very positions: one file where one account pays, else a file an account in an archive, as a bank's place for files takes
 * those of one client. Nothing is left out: a position that can't go refuses the whole. Each is marked, and the trail says who took it.
 */
export async function takePackage(tx: Tx, scope: Scope, { items: ids, again, ...chosen }: Wanted): Promise<TakenPackage> {
  await holdItems(tx, scope.tenant.id, ids);
  const { planned } = await planTransfers(tx, scope, { items: ids }, chosen);
  if (planned.length < ids.length) throw notFound();
  refuseSome(planned, again);
  const sum = planned.reduce((total, { order }) => total + (order?.amount ?? 0), 0);
  const made = filesOf(planned);
  await patchAll(
    tx,
    trailOf(scope),
    items,
    ids.map((id) => ({ id, values: { transfer_taken_at: scope.now.toISOString() } })),
  );
  const what = {
    format: 'elixir-0',
    rows: planned.length,
    amount: formatMoney(sum),
    companies: new Set(planned.map(({ row }) => row.company.id)).size,
    files: made
      .map(({ name }) => name)
      .join(', ')
      .slice(0, 1_000),
  };
  const changes = Object.fromEntries(Object.entries(what).map(([key, after]) => [key, { before: null, after }]));
  await audit(tx, { ...trailOf(scope), action: 'export', entity: items.name, id: null, changes });
  return packed(made, todayOf(scope));
}

function refuseSome(planned: readonly Planned[], again: boolean): void {
  const [stopped] = planned.filter(({ order }) => order === null);
  if (stopped)
    throw conflict(
      `Paczki nie ma, bo coś się zmieniło: ${stopped.row.company.title} – ${stopped.row.why}. Odśwież listę przelewów.`,
    );
  const taken = planned.filter(({ row }) => row.taken);
  if (taken.length > 0 && !again)
    throw askFirst(
      `${countOf(taken.length, 'przelew był', 'przelewy były', 'przelewów było')} już w paczce, na przykład: ${taken[0]?.row.company.title}. Pobrać mimo to?`,
      'again',
      'taken',
    );
}

interface MadeFile {
  name: string;
  bytes: Uint8Array;
}

/** A file for each account that pays, its transfers by their day. */
function filesOf(planned: readonly Planned[]): MadeFile[] {
  const byAccount = new Map<string, Planned[]>();
  for (const each of planned) {
    const account = each.order?.from ?? '';
    byAccount.set(account, [...(byAccount.get(account) ?? []), each]);
  }
  return [...byAccount].map(([account, of]) => {
    const [first] = of as [Planned, ...Planned[]];
    const orders = of.flatMap(({ order }) => order ?? []).toSorted((one, other) => one.on.localeCompare(other.on));
    const name = `${plain(first.row.company.title)}-${account.slice(-4)}.${first.profile.extension}`;
    return { name, bytes: elixirFile(orders, first.profile) };
  });
}

async function packed(files: readonly MadeFile[], today: string): Promise<TakenPackage> {
  const [only] = files;
  if (only && files.length === 1)
    return { name: `przelewy-${today}-${only.name}`, type: 'application/octet-stream', bytes: only.bytes };
  const parts: Buffer[] = [];
  for await (const part of zipOf(distinct(files).map(({ name, bytes }) => ({ name, content: [bytes] })))) parts.push(part);
  return { name: `przelewy-${today}.zip`, type: 'application/zip', bytes: Buffer.concat(parts) };
}

/** Two companies may be called alike: a number tells their files apart. */
function distinct(files: readonly MadeFile[]): MadeFile[] {
  const used = new Map<string, number>();
  return files.map(({ name, bytes }) => {
    const nth = (used.get(name) ?? 0) + 1;
    used.set(name, nth);
    return { name: nth === 1 ? name : name.replace(/(\.\w+)$/, `-${nth}$1`), bytes };
  });
}

const plain = (title: string) =>
  fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40) || 'firma';
