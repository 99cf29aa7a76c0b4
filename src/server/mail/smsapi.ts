import { DeliveryFailed } from './deliveryFailed';
import { checked, type Mailer, MessageRefused } from './message';
import { callSmsapi, type Fields, type SmsapiAccess } from './smsapiCall';
import { smsLength } from './smsLength';

/** What may be shown of the account: no token, login, password or exact balance. */
export interface SmsapiProfile {
  configured: true;
  /** The name that messages come from; null is SMSAPI's default. */
  sender: string | null;
  /** `inactive`: the name is not accepted yet; `refused`: the token is not; `unreachable`: no answer. */
  status: 'active' | 'inactive' | 'refused' | 'unreachable';
  /** Whether there is something left to send with: fewer than a hundred points is low. */
  points: 'enough' | 'low' | 'none' | 'unknown';
}

export interface Smsapi extends Mailer {
  profile(): Promise<SmsapiProfile>;
}

/** A message never grows dearer than this. */
const MOST_PARTS = 4;
const FEW_POINTS = 100;

/** Sends text messages through SMSAPI; `sender` is a name accepted in its panel. */
export function smsapi({ sender = null, ...access }: SmsapiAccess & { sender?: string | null }): Smsapi {
  return {
    async send(message) {
      const { to, channel, text } = checked(message);
      if (channel !== 'sms') throw new MessageRefused(`SMSAPI carries no ${channel}`);
      const { parts } = smsLength(text);
      if (parts > MOST_PARTS) throw new MessageRefused(`The text takes ${parts} parts, ${MOST_PARTS} are the most`);
      const form = { to: to.slice(1), message: text, encoding: 'utf-8', format: 'json', ...(sender ? { from: sender } : {}) };
      const answer = await callSmsapi(access, '/sms.do', form);
      if (typeof answer.count !== 'number' || answer.count < 1) throw new DeliveryFailed('SMSAPI took no message', false);
    },
    async profile() {
      try {
        const account = await callSmsapi(access, '/profile');
        const name = sender ? await callSmsapi(access, `/sms/sendernames/${encodeURIComponent(sender)}`) : null;
        return { configured: true, sender, status: isActive(name) ? 'active' : 'inactive', points: pointsOf(account) };
      } catch (error) {
        if (!(error instanceof DeliveryFailed)) throw error;
        return { configured: true, sender, status: error.passing ? 'unreachable' : 'refused', points: 'unknown' };
      }
    },
  };
}

const isActive = (name: Fields | null) => name === null || name.status === 'ACTIVE';

function pointsOf({ points }: Fields): SmsapiProfile['points'] {
  if (typeof points !== 'number') return 'unknown';
  if (points <= 0) return 'none';
  return points < FEW_POINTS ? 'low' : 'enough';
}
