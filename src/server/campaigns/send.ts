import { resources } from '../../../resources';
import { blankQuestion, type Question } from '../../contract/surveys/question';
import type { Campaign, Concern } from '../../domain/campaigns/campaign';
import { concernOf } from '../../domain/campaigns/concern';
import { formatDate, toWarsaw } from '../../lib/dates';
import type { Tx } from '../db/database';
import { takeTurn } from '../db/turns';
import { conflict, notFound } from '../errors';
import { companyFilter } from '../profile/bundle';
import { actOnOne } from '../records/act';
import { trailOf } from '../records/audit';
import { create } from '../records/create';
import { lockRecord } from '../records/current';
import { onOwnSide } from '../records/ownSide';
import { patch } from '../records/patch';
import { todayOf } from '../records/present';
import { type Client, profilesOf } from '../recurring/client';
import { clientNamed } from '../recurring/rows';
import type { Scope } from '../scope';
import { put } from '../settlements/put';
import { type Survey, writeQuestions } from '../surveys/form';
import { inviteThese } from '../surveys/inviting';
import { keptClients, surveyOf } from './rows';

const { companies, surveys, 'campaign-clients': clients } = resources;

/** A client on the asker's side, held, with what the campaign is for them. Throws 404 for one that the asker may not know of. */
export async function heldClient(
  tx: Tx,
  scope: Scope,
  campaign: Campaign,
  year: number,
  id: string,
): Promise<{ client: Client; concern: Concern | string }> {
  const [seen] = await onOwnSide(tx, scope, companies, [id], (each) => each);
  const held = seen && (await lockRecord(tx, scope.tenant.id, companies, id, []));
  const client = held && (await clientNamed(tx, scope.tenant.id, id));
  if (!client) throw notFound();
  return { client, concern: concernOf(campaign, { id, stretches: profilesOf(client) }, year) };
}

/** Sends the campaign's survey to those of the companies that it concerns and who were not asked; answers how many that is. */
export async function sendTo(tx: Tx, scope: Scope, campaign: Campaign, year: number, ids: readonly string[]): Promise<number> {
  if (!scope.tenant.config.switches.clientSurveys)
    throw conflict('Ankiety dla klientów są wyłączone w ustawieniach biura.', undefined, 'switched_off');
  // Two who send at once would make two surveys.
  await takeTurn(tx, scope.tenant.id, 'campaigns');
  let sent = 0;
  for (const id of [...new Set(ids)].sort()) {
    const { concern } = await heldClient(tx, scope, campaign, year, id);
    const [kept] = await keptClients(tx, scope.tenant.id, campaign.id, year, id);
    if (typeof concern === 'string' || kept?.sent_on || kept?.set_aside || kept?.agreed_on) continue;
    if (concern.due < todayOf(scope)) throw conflict(`Termin tej kampanii minął ${formatDate(concern.due)}.`, undefined, 'over');
    const survey_id = await askedIn(tx, scope, campaign, year, { id, due: concern.due });
    const values = { survey_id, due_date: concern.due, sent_at: toWarsaw(scope.now) };
    if (kept) await patch(tx, trailOf(scope), clients, kept.id, values);
    else await put(tx, scope, clients, { campaign: campaign.id, year, company_id: id, ...values });
    sent += 1;
  }
  return sent;
}

/** Invites a company to the campaign's survey, which is made for the first one that is asked. */
async function askedIn(
  tx: Tx,
  scope: Scope,
  campaign: Campaign,
  year: number,
  { id, due }: { id: string; due: string },
): Promise<string> {
  const known = await surveyOf(tx, scope.tenant.id, campaign.id, year);
  const open = known ? ((await lockRecord(tx, scope.tenant.id, surveys, known, [])) as unknown as Survey | null) : null;
  const closes_at = `${due} 23:59:59`;
  if (open?.status === 'open') {
    if (open.closes_at !== null && open.closes_at < closes_at) await patch(tx, trailOf(scope), surveys, open.id, { closes_at });
    await inviteThese(open, [{ company_id: id, user_id: null }], { tx, scope });
    return open.id;
  }
  const made = (await create(tx, scope, surveys, {
    title: `${campaign.name} ${year}`,
    description: campaign.lead,
    purpose: 'annual',
    audience: 'clients',
    company_filter: companyFilter(id),
    one_per: 'company',
    allow_edit_until_close: false,
    closes_at,
    thank_you: 'Dziękujemy. Biuro sprawdzi odpowiedzi i zrobi, co z nich wynika.',
  })) as unknown as Survey;
  await writeQuestions(made, campaign.questions(year).map(asQuestion), { tx, scope });
  await actOnOne(tx, scope, surveys, made.id, 'open');
  return made.id;
}

const asQuestion = ({
  key,
  label,
  type,
  help = '',
  required = false,
  options = [],
  after,
}: ReturnType<Campaign['questions']>[number]): Question => ({
  ...blankQuestion,
  key,
  label,
  type,
  help: help || null,
  required,
  options,
  visible_if: after ? [{ question: after, test: 'is', value: 'tak' }] : [],
});
