import { stat } from 'node:fs/promises';
import { formatDateTime, toWarsaw } from '../../lib/dates';
import { defineJob } from '../jobs/define';
import { notify } from '../notices/notify';
import { peopleWith } from '../notices/people';

/**
 * L03: tells superusers and the operator when the newest copy of the data is too old, each day while it is. Whatever makes copies touches
 * the file that `BACKUP_MARK` names once one is whole; where nothing is named nobody watches, as on a laptop.
 */
export const copiesWatch = defineJob({
  name: 'copies.watch',
  label: 'Sprawdzenie wieku kopii zapasowej',
  daily: '07:30',
  async run(_payload, { scope, tenant, now, tools: { config, log }, complete }) {
    const { backupMark, limits } = config;
    const made = backupMark === null ? now : await madeAt(backupMark);
    if (made && now.getTime() - made.getTime() <= limits.copyAgeMs) return;
    log.error('Alarm: backupAge', { tenant: tenant.key });
    await complete(async (tx) => {
      const termin = made ? formatDateTime(toWarsaw(made)) : 'brak';
      await notify(tx, scope, { event: 'copy_old', to: await peopleWith(tx, tenant.id, 'superuser'), values: { termin } });
    });
  },
});

/** When the mark was touched last; null where there is none or it can't be read. */
const madeAt = (mark: string) =>
  stat(mark).then(
    ({ mtime }) => mtime,
    () => null,
  );
