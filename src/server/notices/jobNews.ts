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
