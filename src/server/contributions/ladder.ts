import type { PersonRole } from '../../domain/deadlines/taxProfile';
import { chainsOf } from '../../domain/deadlines/timeLine';
import type { EnteredValue } from '../../domain/limits/entered';
import type { LadderFacts } from '../../domain/zus/ladder/facts';
import { type OwnerLadder, ownerLadder } from '../../domain/zus/owner/ladder';
import type { StatedLine } from '../../domain/zus/owner/ladderFacts';
import { type Client, soleOwner } from '../recurring/client';
import { lawFacts } from './lawFacts';
import type { KeptContributions, KeptOwner } from './rows';

/** Whose stages they are; null where nobody is entered. */
interface Whose {
  person_id: string | null;
  role: PersonRole;
  kept: KeptOwner | null;
  /** Of the years that the office entered for this person; they stand before the card's. */
  revenue: LadderFacts['revenue'];
}

/** The stages of an owner: as the dated lines and the card state them, and as the law goes on from there. */
export function ladderOf(
  client: Client,
  kept: KeptContributions,
  owner: Whose,
  { today, entered }: { today: string; entered: readonly EnteredValue[] },
): OwnerLadder {
  const stated = statedBy(client, kept, owner);
  const law = lawFacts(client);
  // What the company's card says is also about its only owner, entered as a person later.
  const isAlone = owner.kept === null || owner.person_id === soleOwner(client, today);
  const answer = owner.kept?.works_for_former_employer ?? (isAlone ? kept.works_for_former_employer : null);
  const small = stated.find(({ scheme }) => scheme === 'maly_plus');
  return ownerLadder(
    {
      stated,
      typed_end: owner.kept?.zus_scheme_to ?? null,
      small_plus_used: owner.kept?.maly_plus_months_used ?? null,
      on_company_card: owner.kept === null,
      law: law && {
        ...law,
        former_employer: answer === null ? null : answer === 'yes',
        krus: stated.at(-1)?.scheme === 'krus',
        small_plus_from: small?.from?.slice(0, 7) ?? null,
        revenue: {
          ...Object.fromEntries((kept.yearly_revenues ?? []).map(({ year, amount }) => [year, amount])),
          ...owner.revenue,
        },
      },
    },
    today,
    entered,
  );
}

/** Dated lines where there are any, else the stage of the card from its day on. */
function statedBy(client: Client, kept: KeptContributions, owner: Whose): StatedLine[] {
  return linesOf(client, kept, owner).map((line) =>
    // The start relief begins with the business (art. 18 Prawa przedsiębiorców).
    line.from === null && line.scheme === 'start_relief' && client.company_type === 'jdg' && owner.role === 'owner'
      ? { ...line, from: client.ceidg_start_date }
      : line,
  );
}

function linesOf(client: Client, kept: KeptContributions, owner: Whose): StatedLine[] {
  const id = owner.person_id;
  const mine = client.lines.filter(({ subject, person_id }) => subject === 'zus' && person_id === id);
  const chain = chainsOf(mine)[0] ?? [];
  if (chain.length > 0)
    return chain.flatMap(({ zus_scheme, valid_from }) => (zus_scheme ? [{ scheme: zus_scheme, from: valid_from }] : []));
  const scheme =
    client.persons.find((each) => each.id === id)?.zus_scheme ?? (client.company_type === 'jdg' ? client.zus_scheme : null);
  if (!scheme || owner.role === 'helper') return scheme ? [{ scheme, from: owner.kept?.zus_scheme_from ?? null }] : [];
  return [{ scheme, from: (owner.kept ?? kept).zus_scheme_from }];
}
