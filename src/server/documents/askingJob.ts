import { countOf } from '../../lib/text';
import { defineBegun } from '../jobs/define';
import { countPieces } from '../jobs/pieces';
import { type AskAnswer, askForDocuments, checkAsked } from './ask';

export const askingJob = 'document-requests.ask';

/** Asks many companies for documents at a person's word: each is asked once, so stopped or begun again nobody is asked twice. */
export const asking = defineBegun<Record<string, unknown>>({
  name: askingJob,
  label: 'Prośby o dokumenty',
  async run(body, { scope, transaction, tally: tallyFrom, progress, conclude }) {
    const companies = checkAsked(scope, body);
    const tally = tallyFrom<AskAnswer>({ made: [], skipped: [] });
    await countPieces(companies.slice(tally.done), {
      transaction,
      tally,
      work: (tx, company_ids) => askForDocuments(tx, scope, { ...body, company_ids }),
      add: (sum, { made, skipped }) => ({ made: [...sum.made, ...made], skipped: [...sum.skipped, ...skipped] }),
      between: () => progress(tally.done, companies.length, askedText(tally.sum)),
      least: 1,
    });
    conclude({ says: askedText(tally.sum), result: tally.sum });
  },
});

function askedText({ made, skipped }: AskAnswer): string {
  const sent = `Wysłano ${countOf(made.length, 'prośbę', 'prośby', 'próśb')}.`;
  if (skipped.length === 0) return sent;
  const named = skipped.slice(0, 3).map(({ title, why }) => `${title} (${why})`);
  return `${sent} Pominięto ${countOf(skipped.length, 'firmę', 'firmy', 'firm')}: ${named.join(', ')}${skipped.length > 3 ? '…' : '.'}`;
}
