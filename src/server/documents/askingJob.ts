import { countOf } from '../../lib/text';
import { defineBegun } from '../jobs/define';
import { inPieces } from '../jobs/pieces';
import { type AskAnswer, askForDocuments, checkAsked } from './ask';

export const askingJob = 'document-requests.ask';

/** Asks many companies for documents at a person's word: each is asked once, so stopped or begun again nobody is asked twice. */
export const asking = defineBegun<Record<string, unknown>>({
  name: askingJob,
  label: 'Prośby o dokumenty',
  async run(body, { scope, transaction, progress, conclude }) {
    const companies = checkAsked(scope, body);
    const answer: AskAnswer = { made: [], skipped: [] };
    await inPieces(companies, {
      transaction,
      work: (tx, company_ids) => askForDocuments(tx, scope, { ...body, company_ids }),
      between(done, { made, skipped }) {
        answer.made.push(...made);
        answer.skipped.push(...skipped);
        return progress(done, companies.length, askedText(answer));
      },
      least: 1,
    });
    conclude({ says: askedText(answer), result: answer });
  },
});

function askedText({ made, skipped }: AskAnswer): string {
  const sent = `Wysłano ${countOf(made.length, 'prośbę', 'prośby', 'próśb')}.`;
  if (skipped.length === 0) return sent;
  const named = skipped.slice(0, 3).map(({ title, why }) => `${title} (${why})`);
  return `${sent} Pominięto ${countOf(skipped.length, 'firmę', 'firmy', 'firm')}: ${named.join(', ')}${skipped.length > 3 ? '…' : '.'}`;
}
