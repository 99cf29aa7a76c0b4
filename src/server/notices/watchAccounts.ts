import { formatDateTime, toWarsaw } from '../../lib/dates';
import type { Tx } from '../db/database';
import { notify } from './notify';
import { peopleWith } from './people';
import { firstTime } from './rows';
import { fewRecoveryCodes, longTimers } from './watchedRows';
import type { Watch } from './watching';

const fewCodes = 3;
const longTimer = 12 * 3_600_000;

/** Tells people of recovery codes that run out, of a timer left running, and superusers of a gateway without points. */
export async function watchAccounts({ db, scope, transaction, tools }: Watch): Promise<void> {
  const { id: tenantId } = scope.tenant;
  const { now } = scope;
  const isNew = (tx: Tx, event: string, recordId: string, stage: string) =>
    firstTime(tx, tenantId, { event, recordId, stage, now });

  for (const { id, left } of await fewRecoveryCodes(db, tenantId, fewCodes))
    await transaction(async (tx) => {
      if (!(await isNew(tx, 'backup_codes_low', id, String(left)))) return;
      await notify(tx, scope, { event: 'backup_codes_low', to: [id], values: { liczba: String(left) } });
    });

  for (const { id, user_id, start_date } of await longTimers(db, tenantId, new Date(now.getTime() - longTimer)))
    await transaction(async (tx) => {
      if (!(await isNew(tx, 'timer_running_long', id, 'long'))) return;
      const values = { termin: formatDateTime(toWarsaw(start_date)) };
      await notify(tx, scope, { event: 'timer_running_long', to: [user_id], record: { resource: 'uptimes', id }, values });
    });

  const profile = await tools.mailer.smsapiProfile();
  if (profile.configured && (profile.points === 'low' || profile.points === 'none'))
    await transaction(async (tx) => {
      await notify(tx, scope, { event: 'sms_points_low', to: await peopleWith(tx, tenantId, 'superuser'), values: {} });
    });
}
