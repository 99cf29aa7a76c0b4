import { resources } from '../../../resources';
import { conflict } from '../errors';
import type { HookContext } from '../handlers/define';
import { lockRecord } from '../records/current';
import { remove } from '../records/remove';
import { byServer } from '../scope';

const vacations = resources['zus-vacations'];
const unsent = ['accepted', 'declined'];

/** The owner's answer is gone and the offer stands again, as long as the office has sent nothing. Throws 409 after that. */
export async function takeBackAnswer(id: string, { tx, scope }: HookContext): Promise<void> {
  const answer = await lockRecord(tx, scope.tenant.id, vacations, id, []);
  if (!answer || !unsent.includes(String(answer.status)))
    throw conflict('Biuro zajęło się już tym wnioskiem. Napisz do opiekuna, jeśli chcesz zmienić zdanie.', undefined, 'acted_on');
  await remove(tx, byServer(scope), vacations, id);
}
