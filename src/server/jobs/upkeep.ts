import { forgetLogins } from '../auth/forget';
import { forgetAlarmCounts } from '../db/alarmCounts';
import { forgetReadings } from '../db/readings';
import { forgetMessages } from '../mail/queue';
import { forgetPushDevices } from '../push/rows';
import { forgetAnswers } from '../records/idempotency';
import { defineJob } from './define';
import { forgetJobs } from './rows';

const day = 86_400_000;

/**
 * Throws away what served its time: repeated answers after a day, done work after a week, old logins, sent messages and what people read
 * after a month, browsers with hints that nobody has opened the panel in for half a year; work that must never be done twice stays for more than a year.
 */
export const upkeep = defineJob({
  name: 'jobs.upkeep',
  label: 'Nocne porządki',
  daily: '03:30',
  async run(_payload, { db, tenant, now, tools }) {
    const ago = (days: number) => new Date(now.getTime() - days * day);
    await forgetJobs(db, tenant.id, { unkeyed: ago(7), keyed: ago(400) });
    await forgetAnswers(db, tenant.id, now);
    await forgetLogins(db, tenant.id, ago(30));
    await forgetMessages(db, tenant.id, ago(30));
    await forgetPushDevices(db, tenant.id, ago(180));
    await forgetAlarmCounts(db, tenant.id, ago(7));
    await forgetReadings(db, tenant.id, ago(tools.config.limits.readings.days));
  },
});
