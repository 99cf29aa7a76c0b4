import { resources } from '../../../resources';
import type { Resource } from '../../schema';
import { blank } from '../../schema/validate';
import type { Tenants } from '../firms/tenants';
import { fill } from '../records/fill';
import type { Auth } from './context';
import { firstAddress } from './invitations';
import { addLink } from './links';

/** What inviting the first superuser takes: the operator's command has no more. */
export type FirstInviter = Pick<Auth, 'db' | 'clock' | 'limits' | 'random' | 'newId' | 'panelUrl'>;

/** For every firm where nobody has come in yet: the lines with its first link for the operator; none once somebody is there. */
export async function inviteFirstSuperusers(auth: FirstInviter, tenants: Tenants): Promise<string[]> {
  const lines: string[] = [];
  for (const { id, key, config } of tenants.all())
    lines.push(...(await inviteFirst(auth, { id, key, name: config.tenant.name })));
  return lines;
}

/**
 * A one-time link that makes the firm's first superuser (A25), as Polish lines for the operator. Links that were printed before go on
 * until one of them is used, as a person there is none to be invited any more.
 */
export async function inviteFirst(
  auth: FirstInviter,
  { id, key, name }: { id: number; key: string; name: string },
): Promise<string[]> {
  const people = await auth.db.query<{ id: string; email: string }>({
    text: 'select id, email from users where tenant_id = $1 and deleted_at is null limit 2',
    values: [id],
  });
  const [waiting] = people;
  if (people.length > 1 || (waiting && waiting.email !== firstAddress)) return [];
  const token = await auth.db.transaction(async (tx) => {
    const userId = waiting?.id ?? auth.newId();
    if (!waiting) await fill(tx, { tenantId: id, at: auth.clock() }, resources.users as Resource, [placeholder(userId)]);
    return addLink(auth, tx, id, userId, 'invitation');
  });
  return [
    `${name}: pierwszego administratora tworzy ten link (jeden raz, przez 7 dni):`,
    `  ${auth.panelUrl(key)}/register/${token}?administrator`,
  ];
}

function placeholder(id: string) {
  const person = {
    first_name: 'Administrator',
    last_name: 'Panelu',
    email: firstAddress,
    isAdmin: true,
    roles: ['superuser'],
    payroll: true,
  };
  return { ...blank(resources.users as Resource), ...person, id, status: 'invited' };
}
