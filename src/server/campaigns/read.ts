import { resources } from '../../../resources';
import {
  type CampaignFilters,
  type CampaignPage,
  type CampaignRow,
  type CampaignState,
  campaignClientsAPage,
} from '../../contract/campaigns';
import type { Campaign, CampaignAnswers, Concern } from '../../domain/campaigns/campaign';
import { concernOf, rulesOf } from '../../domain/campaigns/concern';
import type { Database } from '../db/database';
import { notFound } from '../errors';
import { viewOf } from '../records/view';
import { type Client, placeByName, profilesOf } from '../recurring/client';
import { servedClients } from '../recurring/servedClients';
import type { Scope } from '../scope';
import { unseal } from '../surveys/sealed';
import { type KeptClient, keptAnswers, keptClients, namesOf } from './rows';
import { stateOf } from './state';

/** A client with what a campaign is for them, or why it is not. */
export interface Concerned {
  client: Client;
  concern: Concern | string;
  kept: KeptClient | undefined;
  state: CampaignState;
}

/** A campaign is the office's to look at. */
export function officeOnly(scope: Scope, verb: 'list' | 'edit'): void {
  viewOf(scope, resources.companies, verb);
  if (!scope.who.isAdmin) throw notFound();
}

/** All clients of the asker's side, of a keeper those they keep, with how far each is. */
export async function concernedClients(
  db: Database,
  scope: Scope,
  campaign: Campaign,
  year: number,
  keeper: string | null,
): Promise<Concerned[]> {
  const all = await keptClients(db, scope.tenant.id, campaign.id, year);
  const byCompany = new Map(all.map((each) => [each.company_id, each]));
  const found: (Concerned & { order: string })[] = [];
  for await (const clients of servedClients(db, scope, keeper))
    for (const client of clients) {
      const concern = concernOf(campaign, { id: client.id, stretches: profilesOf(client) }, year);
      const kept = byCompany.get(client.id);
      // What was once sent stays in the list, whatever the profile says since.
      const state = kept || typeof concern !== 'string' ? stateOf(kept) : 'not_applicable';
      const due = kept?.due_date ?? (typeof concern === 'string' ? '9999' : concern.due);
      // What waits for the office stands first.
      const waits = state === 'answered' ? 0 : 1;
      found.push({ client, concern, kept, state, order: `${waits} ${due} ${placeByName(client)}` });
    }
  return found.sort((one, other) => (one.order < other.order ? -1 : 1));
}

/** A page of a campaign: the clients it concerns, or those of one state; with how many are in each. */
export async function campaignPage(
  db: Database,
  scope: Scope,
  campaign: Campaign,
  year: number,
  { keeper, state, page }: CampaignFilters,
): Promise<CampaignPage> {
  const all = await concernedClients(db, scope, campaign, year, keeper);
  const counts: CampaignPage['counts'] = {};
  for (const each of all) counts[each.state] = (counts[each.state] ?? 0) + 1;
  const chosen = all.filter((each) => (state ? each.state === state : each.state !== 'not_applicable'));
  const shown = chosen.slice((page - 1) * campaignClientsAPage, page * campaignClientsAPage);
  const rules = rulesOf(campaign);
  const { own } = campaign;
  const distinct = (said: (string | undefined)[]) => [...new Set(said.filter((each): each is string => Boolean(each)))];
  return {
    campaign: campaign.id,
    year,
    name: campaign.name,
    lead: campaign.lead,
    basis: distinct([own?.basis, ...rules.map(({ basis }) => basis)]),
    source: distinct([own?.source, ...rules.map(({ source }) => source)]),
    notes: distinct([own?.note, ...rules.map(({ note }) => note)]),
    counts,
    rows: await told(db, scope, campaign, year, shown),
    total: chosen.length,
    survey_id: all.find(({ kept }) => kept?.survey_id)?.kept?.survey_id ?? null,
  };
}

async function told(
  db: Database,
  { tenant }: Scope,
  campaign: Campaign,
  year: number,
  shown: readonly Concerned[],
): Promise<CampaignRow[]> {
  const keepers = await namesOf(
    db,
    tenant.id,
    shown.flatMap(({ client }) => client.owner_id ?? []),
  );
  const answers = await keptAnswers(
    db,
    tenant.id,
    shown.flatMap(({ kept }) => kept?.response_id ?? []),
  );
  return shown.map(({ client, concern, kept, state }) => {
    const sealed = kept?.response_id ? answers.get(kept.response_id) : undefined;
    const given = sealed === undefined ? null : (unseal(tenant.id, sealed) as CampaignAnswers);
    const known = { id: client.id, stretches: profilesOf(client) };
    return {
      company: { id: client.id, title: client.title },
      keeper: keepers.get(client.owner_id ?? '') ?? null,
      state,
      because: state === 'not_applicable' ? (kept?.reason ?? (typeof concern === 'string' ? concern : null)) : null,
      due: kept?.due_date ?? (typeof concern === 'string' ? null : concern.due),
      condition: typeof concern === 'string' ? null : concern.condition,
      sent_on: kept?.sent_on ?? null,
      reminded_on: kept?.reminded_on ?? null,
      answered_on: kept?.answered_on ?? null,
      task: kept?.task_id ? { id: kept.task_id, title: kept.task_title ?? 'Zadanie' } : null,
      missing: given && typeof concern !== 'string' ? [...campaign.agree(given, known, concern, year).missing] : null,
    };
  });
}
