import { resources } from '../../../resources';
import { permit } from '../../access/can';
import type { InvitationData } from '../../contract/session';
import { deviceName } from '../../lib/device';
import type { ClientRole, Role } from '../../schema/areas';
import { readFields } from '../../schema/validate';
import type { Database, Tx } from '../db/database';
import { forbidden, invalid, notFound } from '../errors';
import { invitation } from '../mail/catalogue';
import { create } from '../records/create';
import { lockRecord } from '../records/current';
import { one } from '../records/one';
import { patch } from '../records/patch';
import { within } from '../records/within';
import type { Scope } from '../scope';
import { type Account, accountById, storePassword } from './accounts';
import { invitedTo } from './companyUsers';
import { insertConsent } from './consentRows';
import { type Auth, envelope, type Origin } from './context';
import { recordEvent } from './events';
import { linkOwner, makeLink, spendLink } from './links';
import { refuseWeakPassword } from './passwordChange';

export interface Invitation {
  email: string;
  first_name: string;
  last_name: string;
  roles?: Role[];
  isAdmin?: boolean;
  /** Companies of a client, by id, and what they are in them. */
  companies?: string[];
  role?: ClientRole;
}

/**
 * Makes an inactive user with their memberships and writes the mail with the link, all or nothing; the mail goes once the transaction
 * stands. Who may give which role is the users' handler's to say (P12).
 */
export async function invite(
  auth: Auth,
  origin: Origin,
  scope: Scope,
  on: Database | Tx,
  { companies = [], role = 'owner', ...person }: Invitation,
) {
  if (person.isAdmin && companies.length > 0)
    throw invalid({ companies: 'Firmy przypisuje się klientom, nie pracownikom biura.' });
  return within(on, async (tx) => {
    const user = await create(tx, scope, resources.users, { ...person });
    for (const company_id of companies) await create(tx, scope, resources.memberships, { user_id: user.id, company_id, role });
    await writeInvitation(auth, origin, scope, tx, user.id);
    // Read anew: the companies were tied to the person after their record was made.
    return one(tx, scope, resources.users, user.id);
  });
}

/** Sends a (new) link to somebody who has not come yet; older ones stop working. */
export async function sendInvitation(auth: Auth, origin: Origin, scope: Scope, userId: string): Promise<void> {
  const allowed = permit(scope.who, 'create', resources.users, scope.tenant.config);
  if (typeof allowed === 'string') throw forbidden();
  await auth.db.transaction((tx) => writeInvitation(auth, origin, scope, tx, userId));
  auth.mail.kick();
}

async function writeInvitation(auth: Auth, origin: Origin, scope: Scope, tx: Tx, userId: string): Promise<void> {
  const account = await accountById(tx, origin.tenant.id, userId);
  if (account?.status !== 'invited') throw notFound();
  const token = await makeLink(auth, tx, origin.tenant.id, userId, 'invitation');
  const message = invitation(envelope(origin, account.email), {
    inviter: scope.who.first_name,
    link: `${auth.panelUrl(origin.tenant.key)}/register/${token}`,
    validDays: auth.limits.invitationMs / 86_400_000,
  });
  await auth.mail.enqueue(tx, origin.tenant.id, message, auth.clock());
  await recordEvent(auth, origin, userId, 'invited', { actor: scope.who.id, sessionId: scope.sessionId, on: tx });
}

/** Stands in place of an address until the firm's first administrator gives their own. */
export const firstAddress = 'administrator@panel.invalid';

/** What the office gave of the person whom a link invites, told to whoever holds it (A21: a used, expired or unknown one is not there). */
export async function invitationOf(auth: Auth, { tenant }: Origin, token: string): Promise<InvitationData> {
  const userId = await linkOwner(auth, auth.db, tenant.id, token, 'invitation');
  const account = userId ? await accountById(auth.db, tenant.id, userId) : null;
  if (account?.status !== 'invited') throw notFound();
  const { email, first_name, last_name, phone } = account;
  if (email === firstAddress) return { email: null, first_name: '', last_name: '', phone: null, companies: [] };
  const companies = await invitedTo(auth.db, tenant.id, account.id);
  return { email, first_name, last_name, phone, companies };
}

export interface Registration {
  password: string;
  /** The firm's first administrator alone gives an address; everybody else's is the invitation's. */
  email?: string;
  first_name?: string;
  last_name?: string;
  phone?: string | null;
  /** What was agreed to: kinds with the version of the text that was shown. */
  consents?: { kind: string; version: string }[];
}

/** Completes an invitation (A22): names, phone and password are the person's, everything else is the invitation's. */
export async function register(
  auth: Auth,
  origin: Origin,
  token: string,
  { password, email, consents = [], ...given }: Registration,
): Promise<{ email: string }> {
  const userId = await linkOwner(auth, auth.db, origin.tenant.id, token, 'invitation');
  const account = userId ? await accountById(auth.db, origin.tenant.id, userId) : null;
  if (account?.status !== 'invited') throw notFound();
  const isFirst = account.email === firstAddress;
  if (email !== undefined && !isFirst) throw invalid({ email: 'Adres jest ten, na który przyszło zaproszenie.' });
  const { values, faults } = readFields({ ...given, ...(isFirst ? { email: email ?? null } : {}) }, resources.users.fields);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  const person = { ...account, ...(values as Partial<Account>) };
  await refuseWeakPassword(auth, origin, person, password);
  const hash = await auth.hasher.hash(password);
  const now = auth.clock();
  await auth.db.transaction(async (tx) => {
    if ((await spendLink(auth, tx, origin.tenant.id, token, 'invitation')) !== account.id) throw notFound();
    // A firm's first superuser may have several links: of two that are used at once one wins.
    const held = await lockRecord(tx, origin.tenant.id, resources.users, account.id, []);
    if (held?.status !== 'invited') throw notFound();
    await storePassword(tx, origin.tenant.id, account.id, hash, now);
    const trail = {
      tenantId: origin.tenant.id,
      at: now,
      actor: account.id,
      sessionId: null,
      ipPrefix: origin.network,
      device: deviceName(origin.userAgent),
      requestId: origin.requestId,
    };
    await patch(tx, trail, resources.users, account.id, { ...values, status: 'active' });
    for (const { kind, version } of consents)
      await insertConsent(tx, origin.tenant.id, {
        id: auth.newId(),
        user_id: account.id,
        kind,
        version,
        given_at: now,
        source: 'registration',
        by_id: account.id,
      });
    await recordEvent(auth, origin, account.id, 'registered', { on: tx });
  });
  return { email: person.email };
}
