import { conflict, forbidden, notFound, tooMany } from '../errors';
import { deviceLink, passwordReset } from '../mail/catalogue';
import type { Scope } from '../scope';
import { type Account, accountByEmail, accountById, normaliseEmail } from './accounts';
import { type Auth, envelope, type Origin } from './context';
import { knowDevice } from './devices';
import { recordEvent } from './events';
import { linkOwner, makeLink, spendLink } from './links';
import { setPassword } from './passwordChange';
import { outranks } from './ranks';
import { count, throttleKey } from './throttle';

/** Sends the link to set a new password, to an active account alone and not too often; answers nothing, so that nobody learns who has an account. */
export async function askReset(auth: Auth, origin: Origin, email: string): Promise<void> {
  const account = await accountByEmail(auth.db, origin.tenant.id, normaliseEmail(email));
  if (account?.status === 'active') await sendLink(auth, origin, account, 'reset');
}

/**
 * Sends the same link to somebody on an administrator's word, who is told when none goes out; whoever has a role that only a superuser
 * touches is refused (A23). Written down in the transaction that writes the mail.
 */
export async function sendReset(auth: Auth, origin: Origin, scope: Scope, id: string): Promise<void> {
  if (!(await outranks(auth.db, scope, id))) throw forbidden();
  const account = await accountById(auth.db, scope.tenant.id, id);
  if (account?.status === 'invited')
    throw conflict('Ta osoba nie przyjęła jeszcze zaproszenia. Wyślij jej zaproszenie ponownie.');
  if (account?.status !== 'active') throw conflict('To konto jest dezaktywowane. Najpierw przywróć dostęp.');
  const { links } = auth.limits;
  if (!(await sendLink(auth, origin, account, 'reset', scope))) throw tooMany(links.waitMs / 1_000, tooManyLinks);
}

const tooManyLinks = 'Do tej osoby wysłano już kilka odnośników. Spróbuj ponownie za godzinę.';

/** For the owner whose new device must wait because a stranger is trying the account: the link makes this browser a known one. */
export async function askDeviceLink(auth: Auth, origin: Origin, email: string): Promise<void> {
  const account = await accountByEmail(auth.db, origin.tenant.id, normaliseEmail(email));
  if (account?.status === 'active') await sendLink(auth, origin, account, 'device');
}

/** False where the account got too many of them lately. */
async function sendLink(auth: Auth, origin: Origin, account: Account, kind: 'reset' | 'device', by?: Scope): Promise<boolean> {
  const now = auth.clock();
  const rule = auth.limits.links;
  if ((await count(auth.db, origin.tenant.id, throttleKey(`link-${kind}`, account.id), rule, now)) > rule.most) return false;
  await auth.db.transaction(async (tx) => {
    const token = await makeLink(auth, tx, origin.tenant.id, account.id, kind);
    const panel = auth.panelUrl(origin.tenant.key);
    const to = envelope(origin, account.email);
    const message =
      kind === 'reset'
        ? passwordReset(to, { link: `${panel}/reset-password/${token}`, validMinutes: auth.limits.resetMs / 60_000 })
        : deviceLink(to, {
            link: `${panel}/login#device=${token}`,
            device: origin.userAgent,
            at: now,
            validMinutes: auth.limits.deviceLinkMs / 60_000,
          });
    await auth.mail.enqueue(tx, origin.tenant.id, message, now);
    await recordEvent(auth, origin, account.id, kind === 'reset' ? 'reset_asked' : 'device_link_asked', {
      ...(by ? { actor: by.who.id, sessionId: by.sessionId } : {}),
      on: tx,
    });
  });
  auth.mail.kick();
  return true;
}

/** Sets the password of the link's owner and ends all their sessions; logging in still takes the second factor (A24). */
export async function reset(auth: Auth, origin: Origin, token: string, password: string): Promise<void> {
  const userId = await linkOwner(auth, auth.db, origin.tenant.id, token, 'reset');
  const account = userId ? await accountById(auth.db, origin.tenant.id, userId) : null;
  if (account?.status !== 'active') throw notFound();
  await setPassword(auth, origin, account, password, null, async (tx) => {
    if ((await spendLink(auth, tx, origin.tenant.id, token, 'reset')) !== account.id) throw notFound();
  });
}

/** Makes the browser that opened the e-mailed link a known device; answers its token. Password and code are asked as ever. */
export async function spendDeviceLink(auth: Auth, origin: Origin, token: string): Promise<string> {
  const userId = await auth.db.transaction((tx) => spendLink(auth, tx, origin.tenant.id, token, 'device'));
  if (!userId) throw notFound();
  return (await knowDevice(auth, origin, userId)).token;
}
