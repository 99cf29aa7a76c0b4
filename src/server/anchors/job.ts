import { join } from 'node:path';
import { formatDateTime, toWarsaw } from '../../lib/dates';
import { defineJob } from '../jobs/define';
import { writeMessage } from '../mail/queue';
import { senderOf } from '../mail/sender';
import { putAnchor } from './bucket';
import { anchorTrails } from './keep';

/** U04: each night the head of the trail goes outside the database: to the file and the log, and to the bucket and address that are named. */
export const trailAnchor = defineJob({
  name: 'trail.anchor',
  label: 'Zakotwiczenie dziennika zdarzeń',
  daily: '02:45',
  async run(_payload, { tenant, db, now, tools, complete }) {
    const { config, keys, log } = tools;
    const [anchor] = await anchorTrails({ db, keys, log, config, clock: () => now }, [tenant]);
    if (!anchor) return;
    const { s3, mail } = config.anchors;
    if (s3) await putAnchor(s3, join(config.dataDir, 'anchors'), tenant.id, anchor);
    if (mail === null) return;
    await complete((tx) =>
      writeMessage(
        tx,
        keys,
        tenant.id,
        {
          to: mail,
          channel: 'email',
          subject: `Dziennik zdarzeń: ${tenant.key}, wpis ${anchor.seq}`,
          text: letter(anchor.seq, formatDateTime(toWarsaw(now)), JSON.stringify(anchor)),
          tenant: senderOf(tenant),
        },
        now,
      ),
    );
  },
});

const letter = (seq: number, when: string, anchor: string) => `Stan dziennika zdarzeń ${when}: ostatni wpis ma numer ${seq}.

Zachowaj tę wiadomość. Zapisana do pliku i podana poleceniu
npm run audit:verify -- --anchors plik
pokaże, czy z dziennika nic później nie zniknęło.

${anchor}
`;
