import { addDays, daysBetween, formatDate } from '../../lib/dates';
import { enteredValues } from '../companyLimits/valueRows';
import { type DailyPayload, defineJob } from '../jobs/define';
import { notify } from '../notices/notify';
import { clientsOf } from '../notices/people';
import { firstTime } from '../notices/rows';
import type { Rule } from '../notices/rules';
import { stageBefore } from '../notices/stages';
import { type Watch, watching } from '../notices/watching';
import type { Client } from '../recurring/client';
import { clientsAfter } from '../recurring/rows';
import { type Owner, ownersOf } from './owners';
import { keptContributions } from './rows';

/** Clients whose owners are looked at together. */
const atOnce = 100;
const told: readonly Client['status'][] = ['active', 'notice'];

/** Early each day, before people begin their work. */
export const watchStages = defineJob<DailyPayload>({
  name: 'contributions.watch',
  label: 'Przypomnienia o zmianach składek',
  daily: '06:03',
  run: async (_payload, context) => tellStages(await watching(context)),
});

/**
 * Tells of the stages of contributions as the page of contributions has them, of persons and of a business in which nobody is entered:
 * keepers and clients of a stage that ends, keepers alone of one that cannot be.
 */
async function tellStages(watch: Watch): Promise<void> {
  const { db, scope, today, signal } = watch;
  const tenantId = scope.tenant.id;
  const changing = watch.ruleOf('zus_step_change');
  const impossible = watch.ruleOf('zus_stage_impossible');
  if (!changing.enabled && !impossible.enabled) return;
  const entered = await enteredValues(db, tenantId);
  for (let after: string | null = null; ; ) {
    signal.throwIfAborted();
    const clients = await clientsAfter(db, tenantId, after, atOnce);
    const mine = clients.filter(
      ({ status, company_type, persons }) => told.includes(status) && (persons.length > 0 || company_type === 'jdg'),
    );
    const kept = await keptContributions(
      db,
      tenantId,
      mine.map(({ id }) => id),
    );
    for (const client of mine) {
      const facts = kept.get(client.id);
      for (const owner of facts ? ownersOf(client, facts, { today, entered }) : []) {
        if (changing.enabled) await tellEnd(watch, client, owner, changing);
        if (impossible.enabled) await tellImpossible(watch, client, owner);
      }
    }
    if (clients.length < atOnce) return;
    after = clients.at(-1)?.id ?? null;
  }
}

const keepersOf = ({ payroll_owner_id, owner_id }: Client) => [payroll_owner_id, owner_id].filter((id) => id !== null);

/**
 * Of what the profile states alone: what the law is only taken to say without it is no change of somebody's. An end that hangs on what nobody
 * entered is told to keepers, with what to enter; the client hears of none that may not be.
 */
async function tellEnd(watch: Watch, client: Client, { id, name, ladder }: Owner, rule: Rule): Promise<void> {
  const { scope, today, transaction } = watch;
  const at = ladder.steps.findIndex(({ from, to }) => (from ?? '') <= today && today <= (to ?? today));
  const [now, next] = [ladder.steps[at], ladder.steps[at + 1]];
  if (!now?.stated || now.to === null || next?.scheme === now.scheme) return;
  const left = client.persons.find((person) => person.id === id)?.left_on ?? null;
  if ([client.closed_at, left].some((day) => day !== null && day <= (now.to ?? day))) return;
  const ends = now.to;
  const stage = stageBefore(rule, daysBetween(today, ends));
  if (stage === null) return;
  await transaction(async (tx) => {
    const event = 'zus_step_change';
    if (!(await firstTime(tx, scope.tenant.id, { event, recordId: id, stage: `${ends} ${stage}`, now: scope.now }))) return;
    await notify(tx, scope, {
      event,
      to: [...keepersOf(client), ...(now.assumed ? [] : await clientsOf(tx, scope.tenant.id, client.id))],
      record: { resource: 'companies', id: client.id },
      isPlanned: true,
      values: {
        firma: client.title,
        termin: formatDate(addDays(ends, 1)),
        powod: `${name}: ${now.label} do ${formatDate(ends)}, potem ${next?.label ?? 'do ustalenia'}${assumption(ladder, now)}`,
      },
    });
  });
}

function assumption({ warnings }: Owner['ladder'], { assumed }: Owner['ladder']['steps'][number]): string {
  const act = warnings.find(({ code }) => code === 'end_unknown')?.act;
  return assumed ? ['; z przepisów, ', assumed, '.', act && ` ${act}`].filter(Boolean).join('') : '';
}

/** Once for each stage that somebody wrote; the card is the office's, so the client hears nothing. */
async function tellImpossible({ scope, transaction }: Watch, client: Client, { id, name, ladder }: Owner): Promise<void> {
  const warning = ladder.warnings.find(({ code }) => code === 'impossible');
  if (!warning) return;
  await transaction(async (tx) => {
    const event = 'zus_stage_impossible';
    if (!(await firstTime(tx, scope.tenant.id, { event, recordId: id, stage: warning.says, now: scope.now }))) return;
    await notify(tx, scope, {
      event,
      to: keepersOf(client),
      record: { resource: 'companies', id: client.id },
      isPlanned: true,
      values: { firma: client.title, osoba: name, powod: warning.says },
    });
  });
}
