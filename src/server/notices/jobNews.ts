import type { Tx } from '../db/database';
import type { Scope } from '../scope';
import { notify } from './notify';
import { peopleWith } from './people';

/** Where superusers see what was given up. */
const place = '/dashboard/settings/jobs';

/** Tells superusers that a job was given up after its last try. */
export async function tellBuried(tx: Tx, scope: Scope, nazwa: string): Promise<void> {
  await notify(tx, scope, {
    event: 'job_failed',
    to: await peopleWith(tx, scope.tenant.id, 'superuser'),
    link: place,
    values: { nazwa },
  });
}

/** Tells who began some work and did not stay to see it how it ended. */
export async function tellEnded(tx: Tx, scope: Scope, owner: string, values: { nazwa: string; wynik: string }): Promise<void> {
  await notify(tx, scope, { event: 'begun_work_ended', to: [owner], link: '/dashboard', values });
}
