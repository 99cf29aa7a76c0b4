import { resources } from '../../../resources';
import { permit } from '../../access/can';
import type { CardsPreview } from '../../contract/profile';
import type { Tx } from '../db/database';
import type { Scope } from '../scope';
import { readCard, type TypedCard } from './cardPreview';
import { previewCards } from './cardsPreview';
import { companiesOfPersons } from './rows';

type Db = Pick<Tx, 'query'>;
interface Changed {
  id: string;
  values: Readonly<Record<string, unknown>>;
}

/** What a file's changes of companies' cards would do to their obligations; null where nothing that is dated changes. */
export function foreseenOfCompanies(changes: readonly Changed[], { db, scope }: { db: Db; scope: Scope }) {
  return foreseen(
    db,
    scope,
    changes.map(({ id, values }) => readCard({ company_id: id, person_id: null, changes: values })),
  );
}

/** The same of the cards of their people. */
export async function foreseenOfPersons(changes: readonly Changed[], { db, scope }: { db: Db; scope: Scope }) {
  const companies = await companiesOfPersons(
    db,
    scope.tenant.id,
    changes.map(({ id }) => id),
  );
  const cards = changes.flatMap(({ id, values }) => {
    const company_id = companies.get(id);
    return company_id ? [readCard({ company_id, person_id: id, changes: values })] : [];
  });
  return foreseen(db, scope, cards);
}

async function foreseen(db: Db, scope: Scope, cards: readonly TypedCard[]): Promise<CardsPreview | null> {
  const allowed = permit(scope.who, 'create', resources['profile-lines'], scope.tenant.config);
  const dated = cards.filter(({ changes }) => Object.keys(changes).length > 0);
  if (typeof allowed === 'string' || dated.length === 0) return null;
  const counts = await previewCards(db, scope, dated);
  return counts.changed + counts.refused.length > 0 ? counts : null;
}
