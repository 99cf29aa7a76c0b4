import { resources } from '../../../resources';
import type { Resource } from '../../schema';
import { blank } from '../../schema/validate';
import type { Tenants } from '../firms/tenants';
import { fill } from '../records/fill';
import type { Auth } from './context';
import { firstAddress } from './invitations';
import { makeLink } from './links';

/**
 * For every firm where nobody has come in yet: a one-time link that makes its first superuser (A25). A newer link ends the one before.
 * Answers Polish lines for the operator, and nothing once somebody is there.
 */
export async function inviteFirstSuperusers(auth: Auth, tenants: Tenants): Promise<string[]> {
  const lines: string[] = [];
  for (const { id, key, config } of tenants.all()) {
    const people = await auth.db.query<{ id: string; email: string }>({
      text: 'select id, email from users where tenant_id = $1 and deleted_at is null limit 2',
      values: [id],
    });
    const [waiting] = people;
    if (people.length > 1 || (waiting && waiting.email !== firstAddress)) continue;
    const token = await auth.db.transaction(async (tx) => {
      const userId = waiting?.id ?? auth.newId();
      if (!waiting) await fill(tx, { tenantId: id, at: auth.clock() }, resources.users as Resource, [placeholder(userId)]);
      return makeLink(auth, tx, id, userId, 'invitation');
    });
    lines.push(
      `${config.tenant.name}: pierwszego administratora tworzy ten link (jeden raz, przez 7 dni):`,
      `  ${auth.panelUrl(key)}/register/${token}?administrator`,
    );
  }
  return lines;
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
