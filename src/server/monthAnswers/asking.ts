import { resources } from '../../../resources';
import { permit } from '../../access/can';
import { MONTH_FACTS } from '../../domain/deadlines/monthFacts';
import { monthQuestionsOf } from '../../domain/deadlines/questions';
import type { Tx } from '../db/database';
import type { Found } from '../handlers/define';
import { todayOf } from '../records/present';
import { profilesOf } from '../recurring/client';
import { clientsNamed } from '../recurring/rows';
import type { Scope } from '../scope';

const answers = resources['month-answers'];

/**
 * What a client alone knows of their companies' months that are over, as things that wait for those who may answer; where the firm shows
 * obligations to clients. A duty that hangs on something else too is the office's to find out first.
 */
export async function waitingQuestions(db: Pick<Tx, 'query'>, scope: Scope): Promise<Found[]> {
  const { who, tenant } = scope;
  if (tenant.config.modules.company?.components.obligationList?.visible !== true) return [];
  const allowed = permit(who, 'create', answers, tenant.config);
  if (allowed === 'absent' || allowed === 'forbidden') return [];
  const own = who.companies.filter(({ role }) => answers.client?.writers?.includes(role)).map(({ id }) => id);
  if (own.length === 0) return [];
  const today = todayOf(scope);
  return (await clientsNamed(db, tenant.id, own)).flatMap((client) =>
    monthQuestionsOf(profilesOf(client), today)
      .filter(({ obligation }) => obligation.asks.length === 0)
      .map(({ fact, month, obligation: { due } }) => ({
        id: `${client.id} ${fact} ${month}`,
        title: MONTH_FACTS[fact].asks(month),
        company: { id: client.id, title: client.title },
        due,
        late: due < today,
        link: `/companies/${client.id}/obligations`,
        facts: { company_id: client.id, fact, month },
      })),
  );
}
