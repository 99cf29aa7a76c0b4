import { resources } from '../../../resources';
import { formatDate } from '../../lib/dates';
import type { RecordOf } from '../../schema';
import { defineJob } from '../jobs/define';
import { notify } from '../notices/notify';
import { everybodyOf } from '../notices/people';
import { lockRecord } from '../records/current';
import { pollOpenJob } from './handlers';

type Poll = RecordOf<typeof resources.polls>;

/** Tells whoever a poll is for that it has begun, if it is still open. Clients vote on their first screen. */
export const pollOpen = defineJob<{ id: string }>({
  name: pollOpenJob,
  label: 'Powiadomienie o sondzie',
  async run({ id }, { scope, tenant, complete }) {
    await complete(async (tx) => {
      const poll = (await lockRecord(tx, tenant.id, resources.polls, id, [])) as Poll | null;
      if (poll?.status !== 'open') return;
      const telling = {
        event: 'poll_open',
        record: { resource: 'polls', id },
        values: { tytul: poll.question, termin: poll.closes_on ? formatDate(poll.closes_on) : 'bez terminu' },
      } as const;
      const author =
        ({ author_id }: Poll) =>
        (one: string) =>
          one !== author_id;
      if (poll.audience !== 'clients')
        await notify(tx, scope, { ...telling, to: (await everybodyOf(tx, tenant.id, 'office')).filter(author(poll)) });
      if (poll.audience !== 'staff')
        await notify(tx, scope, { ...telling, to: await everybodyOf(tx, tenant.id, 'client'), link: '/' });
    });
  },
});
