import type { SentSettlements } from '../../contract/sending';
import { countOf } from '../../lib/text';
import { defineBegun } from '../jobs/define';
import { type Said, sendOne, told } from './sendMany';

export const sendManyJob = 'settlements.send-many';

export interface SendMany extends Said {
  settlement_ids: string[];
}

/** Sends settlements one after the other: stopped or begun again, each is sent whole or not at all, and none twice. */
export const sendManyBegun = defineBegun<SendMany>({
  name: sendManyJob,
  label: 'Wysyłanie rozliczeń',
  async run({ settlement_ids, ...said }, { scope, transaction, tally: tallyFrom, progress, conclude }) {
    const tally = tallyFrom<SentSettlements>({ sent: [], skipped: [] });
    const sofar = tally.sum;
    for (const [nth, id] of [...settlement_ids.entries()].slice(tally.done)) {
      const sentToo = { done: nth + 1, sum: { ...sofar, sent: [...sofar.sent, id] } };
      told(sofar, id, await sendOne(transaction, scope, id, said, (tx) => tally.keep(tx, sentToo)));
      await progress(nth + 1, settlement_ids.length, sentText(sofar));
    }
    conclude({ says: sentText(sofar), result: sofar });
  },
});

function sentText({ sent, skipped }: SentSettlements): string {
  const done = `Wysłano ${countOf(sent.length, 'rozliczenie', 'rozliczenia', 'rozliczeń')}.`;
  return skipped.length === 0 ? done : `${done} Zostało ${countOf(skipped.length, 'rozliczenie', 'rozliczenia', 'rozliczeń')}.`;
}
