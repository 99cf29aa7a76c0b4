import { consentLabel, sourceLabel } from '../../contract/consents';
import type { PackageKind } from '../../contract/packages';
import type { TrailEntry } from '../../contract/trail';
import { formatDateTime, toWarsaw } from '../../lib/dates';
import type { Resource } from '../../schema';
import { accountFacts } from '../auth/accountFacts';
import type { Tx } from '../db/database';
import { conflict, notFound } from '../errors';
import { fileEntity } from '../files/keep';
import { FileMissing, type FileStore, openStored } from '../files/store/store';
import { hidden } from '../records/audit';
import { mentionsOf } from '../records/belonging';
import { people } from '../records/conversation/reading';
import type { ZipPart } from '../records/exportZip';
import { resourceNamed } from '../records/start';
import { titlesOf } from '../records/titlesOf';
import { readWhole } from '../records/wholeRows';
import type { Scope } from '../scope';
import { tellLines } from '../trail/tell';
import { type Eyes, ownEyes, ownersEyes } from './eyes';
import { type Found, type Gathered, type GatheredFile, gather } from './gather';
import { contentsPage, resourcePage, tablePage } from './pages';
import { recordsJson, type ToldRecord, toldRecords } from './records';
import { closedKeysIn, titleOf } from './told';
import { linesAbout } from './trailRows';

type Db = Pick<Tx, 'query'>;

export interface Packing {
  db: Db;
  store: FileStore;
  scope: Scope;
  kind: PackageKind;
  root: Resource;
  id: string;
  signal: AbortSignal;
  progress(done: number, total: number): Promise<void>;
}

/** What was put into an archive, told once it is written to its end. */
export interface Packed {
  title: string;
  records: number;
  files: number;
  /** Records whose closed values stand open in it, with those values' keys. */
  opened: { resource: Resource; id: string; keys: string[] }[];
}

/** An archive's format can't say more; the rest is room for pages. */
const mostBytes = 3_800_000_000;
/** What a client has no part in: looks, exports and the office's own notes. */
const officesOwn = /^(show|reveal|preview|export|groups|note|paper|download|erase|handover)$/;
const trailHeadings = ['Kiedy', 'Kto', 'Co', 'Którego wpisu', 'Zmiany'];

/**
 * Finds what an archive will hold and answers its parts, read while they are written; `packed` fills up meanwhile. Throws 404 where the record
 * is not there for the asker, 409 where its files are more than an archive can hold.
 */
export async function pack(packing: Packing): Promise<{ packed: Packed; parts: AsyncGenerator<ZipPart> }> {
  const { db, scope, kind, root, id } = packing;
  const eyes = kind === 'handover' ? ownersEyes(scope, id) : ownEyes(scope);
  const view = eyes.view(root);
  const [row] = view ? await readWhole(db, view, [id], eyes.inside) : [];
  if (!view || !row) throw notFound();
  const found = await gather(db, scope, eyes, root, id);
  const files = found.parts.flatMap((part) => [...part.files.values()].flat());
  if (files.reduce((sum, { file }) => sum + file.bytes, 0) > mostBytes)
    throw conflict('Plików jest więcej, niż zmieści jedno archiwum (3,8 GB). Pobierz je z listy dokumentów.');
  const packed: Packed = { title: titleOf(view, eyes, row), records: 0, files: files.length, opened: [] };
  return { packed, parts: partsOf(packing, eyes, found, files, packed) };
}

async function* partsOf(
  { db, store, scope, kind, root, id, signal, progress }: Packing,
  eyes: Eyes,
  { parts, closed }: Found,
  files: readonly GatheredFile[],
  packed: Packed,
): AsyncGenerator<ZipPart> {
  const total = parts.reduce((sum, { ids }) => sum + ids.length, 0) + files.length;
  let done = 0;
  const told = new Map<Gathered, string[]>();
  const forward = async (more: number) => {
    signal.throwIfAborted();
    done += more;
    await progress(Math.min(done, total), total);
  };
  for (const part of parts) {
    const seen: string[] = [];
    told.set(part, seen);
    yield { name: `dane/${part.name}.html`, content: resourcePage(part.view.resource, noted(part, seen)) };
    yield {
      name: `dane/${part.name}.json`,
      content: recordsJson(
        eyes,
        part,
        toldRecords(db, eyes, part, async () => undefined),
      ),
    };
  }
  const missing: string[] = [];
  for (const each of files) {
    yield { name: each.path, content: bytesOf(store, each, missing) };
    await forward(1);
  }
  const others: { path: string; title: string; count: number }[] = [];
  if (scope.who.roles.includes('superuser')) yield* trailParts();
  if (root.self?.by === 'id' && kind === 'export') yield* accountParts();
  const mentions = kind === 'export' ? await mentionsOf(db, scope.tenant.id, root, id) : [];
  const names = await titlesOf(db, scope.tenant.id, resourceNamed(people), [scope.who.id]);
  const contents = {
    title: `${kind === 'handover' ? 'Dokumenty i dane firmy' : 'Eksport danych'}: ${packed.title}`,
    firm: scope.tenant.config.tenant.name,
    maker: names.get(scope.who.id) ?? '',
    at: scope.now,
    lead: leads[kind],
    parts: parts.map((gathered) => ({ gathered, told: told.get(gathered)?.length ?? 0 })).filter(({ told: many }) => many > 0),
    others,
    // A client is not told of what the office keeps to itself, not even how much it is.
    unseen: kind === 'handover' ? [] : unseenOf(closed, told),
    mentions,
    missing,
  };
  yield { name: 'index.html', content: contentsPage(contents) };

  /** Notes which records came, and whose closed values stand open. */
  async function* noted(part: Gathered, seen: string[]): AsyncGenerator<ToldRecord> {
    for await (const record of toldRecords(db, eyes, part, forward)) {
      seen.push(record.row.id);
      packed.records += 1;
      const keys = closedKeysIn(part.view, record.row);
      if (keys.length > 0) packed.opened.push({ resource: part.view.resource, id: record.row.id, keys });
      yield record;
    }
  }

  async function* trailParts(): AsyncGenerator<ZipPart> {
    let count = 0;
    async function* rows(): AsyncGenerator<string[]> {
      for await (const entry of trailOfAll()) {
        count += 1;
        yield trailRow(entry);
      }
    }
    async function* json(): AsyncGenerator<string> {
      let first = true;
      yield '[\n';
      for await (const entry of trailOfAll()) {
        yield `${first ? '' : ',\n'}${JSON.stringify(entry)}`;
        first = false;
      }
      yield '\n]\n';
    }
    yield { name: 'dane/dziennik-zdarzen.html', content: tablePage('Dziennik zdarzeń', trailHeadings, rows()) };
    yield { name: 'dane/dziennik-zdarzen.json', content: json() };
    others.push({ path: 'dziennik-zdarzen', title: 'Dziennik zdarzeń', count });
  }

  async function* trailOfAll(): AsyncGenerator<
    Partial<TrailEntry> & Pick<TrailEntry, 'at' | 'actor' | 'deed' | 'about' | 'changes' | 'subject'>
  > {
    for (const [part, seen] of told) {
      yield* trailOf(part, part.view.resource.name, seen);
      const held = [...part.files.values()].flat().map(({ file }) => file.id);
      if (eyes.inside) yield* trailOf(part, fileEntity, held);
    }
  }

  async function* trailOf({ view }: Gathered, entity: string, ids: readonly string[]) {
    for (let at = 0; at < ids.length; at += 100) {
      const lines = await linesAbout(db, scope.tenant.id, entity, ids.slice(at, at + 100));
      const open = eyes.inside ? lines : lines.filter(({ action }) => !officesOwn.test(action));
      const entries = await tellLines(db, view.scope, open);
      yield* eyes.inside ? entries : entries.map(clientsEntry);
    }
  }

  async function* accountParts(): AsyncGenerator<ZipPart> {
    const facts = await accountFacts(db, scope.tenant.id, id);
    const { sessions, devices, passkeys, entries, hints, consents } = facts;
    const at = (moment: Date) => formatDateTime(toWarsaw(moment));
    const rows = [
      ...sessions.map((each) => [
        'Logowanie',
        at(each.created_at),
        `${each.user_agent}, sieć ${each.network}, ostatnio ${at(each.last_seen_at)}`,
      ]),
      ...devices.map((each) => [
        'Zapamiętane urządzenie',
        at(each.created_at),
        `${each.name}, ostatnio ${at(each.last_used_at)}`,
      ]),
      ...passkeys.map((each) => [
        'Klucz dostępu',
        at(each.created_at),
        each.last_used_at ? `${each.name}, ostatnio ${at(each.last_used_at)}` : each.name,
      ]),
      ...entries.map((each) => [
        'Link z powiadomienia',
        at(each.created_at),
        each.last_opened_at ? `otwarć: ${each.opens}, ostatnio ${at(each.last_opened_at)}` : 'nie otwarto',
      ]),
      ...hints.map((each) => ['Powiadomienia na urządzeniu', at(each.created_at), `${each.name}, ostatnio ${at(each.seen_at)}`]),
      ...consents.map((each) => {
        const given = `${consentLabel(each.kind)}, wersja ${each.version}, ${sourceLabel(each.source)}`;
        const { withdrawn_at, withdrawn_source } = each;
        const withdrawn = withdrawn_at && `; wycofane ${at(withdrawn_at)}, ${sourceLabel(withdrawn_source ?? '')}`;
        return ['Oświadczenie', at(each.given_at), `${given}${withdrawn ?? ''}`];
      }),
    ];
    yield { name: 'dane/logowania.html', content: tablePage('Logowania i oświadczenia', ['Co', 'Kiedy', 'Szczegóły'], rows) };
    yield { name: 'dane/logowania.json', content: [JSON.stringify(facts)] };
    others.push({ path: 'logowania', title: 'Logowania i oświadczenia', count: rows.length });
  }
}

const leads: Readonly<Record<PackageKind, string>> = {
  export:
    'Wszystko, co panel przechowuje o tej osobie albo firmie i co może zobaczyć osoba, która to przygotowała. Zawiera dane osobowe: przekaż je tylko temu, kogo dotyczą.',
  handover:
    'Rozliczenia, potwierdzenia, dokumenty, uzgodnienia i korespondencja firmy z biurem. Wszystko otworzysz bez internetu; pliki są w folderze „pliki”.',
};

function unseenOf(closed: Found['closed'], told: ReadonlyMap<Gathered, readonly string[]>): Found['closed'] {
  const lacking = [...told].map(([{ view, ids }, seen]) => ({ resource: view.resource, count: ids.length - seen.length }));
  return [...closed, ...lacking].filter(({ count }) => count > 0);
}

/** In a client's package a line tells what they could see themselves. */
function clientsEntry({ at, actor, deed, subject, about, changes }: TrailEntry) {
  const open = changes.filter(({ from, to }) => from !== hidden && to !== hidden);
  return { at, actor, deed, subject, about, changes: open };
}

function trailRow({
  at,
  actor,
  deed,
  subject,
  about,
  changes,
}: Pick<TrailEntry, 'at' | 'actor' | 'deed' | 'about' | 'changes' | 'subject'>) {
  const told = changes.map(({ label, from, to }) =>
    from === null && to === null ? label : `${label}: ${from ?? 'brak'} → ${to ?? 'brak'}`,
  );
  return [
    formatDateTime(at),
    actor ? actor.title || actor.id : 'System',
    deed,
    `${subject}: ${about?.title || about?.id || ''}`,
    told.join('; '),
  ];
}

/** A stored file's bytes; one that the store has lost leaves its name in the list of what is missing. */
async function* bytesOf(store: FileStore, { file, path }: GatheredFile, missing: string[]): AsyncGenerator<Uint8Array> {
  try {
    const handle = await openStored(store, file.storage_key);
    try {
      for await (const chunk of handle.createReadStream({ start: 0, autoClose: false })) yield chunk as Buffer;
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (!(error instanceof FileMissing)) throw error;
    missing.push(path);
  }
}
