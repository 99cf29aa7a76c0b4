import type { ExpectedPaper } from '../../contract/predictedPapers';
import { type PredictedPaper, predictedPapers, usualDateOf, whyPredicted } from '../../domain/documents/predictedPapers';
import type { Tx } from '../db/database';
import type { Scope } from '../scope';
import { type PaperRow, papersSeen, titlesOf } from './predictedRows';

type Db = Pick<Tx, 'query'>;

/** What these companies' last twelve months let expect in a month and is not there yet, of the documents that the asker may list. */
export async function predictedOf(
  db: Db,
  scope: Scope,
  companies: readonly string[],
  month: string,
): Promise<Map<string, PredictedPaper[]>> {
  const byCompany = new Map<string, PaperRow[]>();
  for (const row of await papersSeen(db, scope, companies, month)) {
    const rows = byCompany.get(row.company_id);
    if (rows) rows.push(row);
    else byCompany.set(row.company_id, [row]);
  }
  return new Map([...byCompany].map(([id, rows]) => [id, predictedPapers(rows, month)]));
}

/** The same as the office is shown it, of companies that the asker may list. */
export async function expectedPapers(
  db: Db,
  scope: Scope,
  companies: readonly string[],
  month: string,
): Promise<ExpectedPaper[]> {
  const own = await titlesOf(db, scope, companies);
  const predicted = await predictedOf(db, scope, [...own.keys()], month);
  return [...own].flatMap(([id, title]) =>
    (predicted.get(id) ?? []).map((paper) => ({
      name: predictedName(id, paper),
      company: { id, title },
      label: paper.label,
      why: whyPredicted(paper),
      expected_on: paper.usual && usualDateOf(paper.usual, month),
    })),
  );
}

/** As an item of a request: what is asked for, and for the client why. */
export function askedPaper(paper: PredictedPaper) {
  const { label, document_type, counterparty_nip } = paper;
  return { label, document_type, counterparty_nip, required: true, hint: hintOf(paper) };
}

const hintOf = (paper: PredictedPaper): string =>
  `Zwykle przychodzi ${whyPredicted(paper)}. Jeśli tym razem tego nie ma, naciśnij „Nie mam”.`;

/** By what one paper of one company is left out of a request. */
export const predictedName = (companyId: string, { key }: PredictedPaper): string => `${companyId} ${key}`;
