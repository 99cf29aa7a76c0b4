import { resources } from '../../../resources';
import type { Campaign, CardChange, Concern, LineChange } from '../../domain/campaigns/campaign';
import { formatDate, toWarsaw } from '../../lib/dates';
import { cut } from '../../lib/text';
import type { Tx } from '../db/database';
import { conflict, invalid } from '../errors';
import { tasksByKey } from '../obligations/rows';
import { trailOf } from '../records/audit';
import { create } from '../records/create';
import { patch } from '../records/patch';
import { update } from '../records/update';
import type { Client } from '../recurring/client';
import { generationKey } from '../recurring/plan';
import { readRules } from '../recurring/rows';
import { actorOf, type Scope } from '../scope';
import { put } from '../settlements/put';
import { agreedOf, answersIn } from './answer';
import { keptClients, standingLine } from './rows';
import { heldClient } from './send';

const { companies, tasks, 'profile-lines': lines, 'survey-responses': responses, 'campaign-clients': clients } = resources;

/**
 * Agrees to what a client answered: the profile gets its dated line, the card its circumstances, and what is left to do a task, all or
 * nothing. `whose` are those of its people whose answer it is, where that is asked. Throws 409 where it was agreed already or nobody
 * answered, 422 where nobody, or somebody else, is named.
 */
export async function agreeTo(
  tx: Tx,
  scope: Scope,
  campaign: Campaign,
  year: number,
  { id, whose }: { id: string; whose: readonly string[] },
): Promise<{ task_id: string | null }> {
  const { client } = await heldClient(tx, scope, campaign, year, id);
  const [kept] = await keptClients(tx, scope.tenant.id, campaign.id, year, id);
  if (kept?.agreed_on) throw conflict('To już uzgodniono.', undefined, 'agreed');
  const { answers, response_id } = await answersIn(tx, scope, kept);
  const { agreed, concern } = agreedOf(campaign, client, year, answers, whose);
  const { among = [] } = agreed;
  if (among.length > 0 && (whose.length === 0 || whose.some((person) => !among.includes(person))))
    throw invalid({ whose: 'Zaznacz, którego wspólnika dotyczy odpowiedź' });
  const reason = `${campaign.name} ${year}: odpowiedź klienta z ${formatDate(kept?.answered_on ?? '')}`;
  for (const change of agreed.changes)
    if (change.kind === 'line') await enterLine(tx, scope, id, change, reason);
    else await enterCard(tx, scope, id, change);
  const task_id = agreed.task ? await taskFor(tx, scope, client, concern, { campaign, title: agreed.task }) : null;
  await patch(tx, trailOf(scope), responses, response_id, { status: 'processed' });
  await patch(tx, trailOf(scope), clients, String(kept?.id), {
    agreed_at: toWarsaw(scope.now),
    agreed_by_id: actorOf(scope),
    task_id,
    ...(agreed.out ? { set_aside: true, reason: agreed.out } : {}),
  });
  return { task_id };
}

/** A line that stands from that day already says something older than the answer: it is corrected. */
async function enterLine(
  tx: Tx,
  scope: Scope,
  company_id: string,
  { from, subject, person, taxation_form, zus_scheme }: LineChange,
  reason: string,
): Promise<void> {
  const values = { ...(taxation_form ? { taxation_form } : {}), ...(zus_scheme ? { zus_scheme } : {}), reason };
  const standing = await standingLine(tx, scope.tenant.id, { company_id, subject, person, from });
  if (standing) await update(tx, scope, lines, standing, values);
  else await create(tx, scope, lines, { company_id, subject, person_id: person, valid_from: from, ...values });
}

const enterCard = (tx: Tx, scope: Scope, companyId: string, { values }: CardChange) =>
  update(tx, scope, companies, companyId, values);

/** The task that the office's rule made of the obligation already, else a new one of the client's keeper. */
async function taskFor(
  tx: Tx,
  scope: Scope,
  client: Client,
  { obligations, due }: Concern,
  { campaign, title }: { campaign: Campaign; title: string },
): Promise<string> {
  const rules = new Map((await readRules(tx, scope.tenant.id)).map((rule) => [rule.code, rule]));
  const keys = obligations.flatMap(({ rule, person, period }) => {
    const made = rules.get(rule);
    return made ? [generationKey(made.id, client.id, person, period)] : [];
  });
  const [known] = [...(await tasksByKey(tx, scope, keys)).values()].filter(({ status }) => status !== 'cancelled');
  if (known) return known.id;
  const made = await create(tx, scope, tasks, {
    title: cut(`${title}: ${client.title}`, 200),
    company_id: client.id,
    assignee_id: client.owner_id ?? actorOf(scope),
    due_date: due,
    category: campaign.category,
  });
  return String(made.id);
}

/** Sets a client aside with a reason, or takes them back in without one. */
export async function setAside(
  tx: Tx,
  scope: Scope,
  campaign: Campaign,
  year: number,
  { id, reason }: { id: string; reason: string | null },
): Promise<void> {
  const { concern } = await heldClient(tx, scope, campaign, year, id);
  const [kept] = await keptClients(tx, scope.tenant.id, campaign.id, year, id);
  const values = { set_aside: reason !== null, reason };
  if (kept) return void (await patch(tx, trailOf(scope), clients, kept.id, values));
  if (typeof concern === 'string') throw conflict('Kampania i tak nie dotyczy tej firmy.', undefined, 'not_applicable');
  await put(tx, scope, clients, { campaign: campaign.id, year, company_id: id, due_date: concern.due, ...values });
}
