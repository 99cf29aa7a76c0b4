import { join } from 'node:path';
import { ForOperator } from '../forOperator';
import { echo } from './echo';
import type { Channel, Mailer } from './message';
import { MessageRefused } from './message';
import { outbox } from './outbox';
import { type Smsapi, type SmsapiProfile, smsapi } from './smsapi';
import { smtp } from './smtp';

export interface MailSettings {
  mode: 'dev' | 'test' | 'production';
  dataDir: string;
  /** SMTP_URL and MAIL_FROM; mail goes to the outbox without them. */
  smtpUrl?: string;
  mailFrom?: string;
  /** SMSAPI_TOKEN, SMSAPI_SENDER, SMSAPI_URL; text messages go to the outbox without the token. */
  smsapiToken?: string;
  smsapiSender?: string;
  smsapiUrl?: string;
  now?: () => Date;
  /** Where dev shows codes and links; test and production show them nowhere. */
  print?: (line: string) => void;
}

/** Why the server cannot start: the same sentence in Polish and in English. */
export class MailNotConfigured extends ForOperator {
  override name = 'MailNotConfigured';
}

/** Everything that goes out, each message by its channel. */
export interface OfficeMailer extends Mailer {
  /** The channels that lead somewhere. */
  readonly channels: readonly Channel[];
  smsapiProfile(): Promise<SmsapiProfile | { configured: false }>;
}

/** Puts the ways out together; in production there is no outbox, so mail must be configured. Throws MailNotConfigured. */
export function createMailer({ mode, dataDir, now, print, ...settings }: MailSettings): OfficeMailer {
  const production = mode === 'production';
  if (settings.smtpUrl && !settings.mailFrom) {
    throw new MailNotConfigured(
      'Ustaw MAIL_FROM: adres, z którego biuro wysyła pocztę.\nSet MAIL_FROM: the address that mail is sent from.',
    );
  }
  if (production && !settings.smtpUrl) {
    throw new MailNotConfigured(
      'Brak poczty: ustaw SMTP_URL i MAIL_FROM, bo bez nich nikt nie dostanie kodu logowania.\nNo mail: set SMTP_URL and MAIL_FROM, or nobody receives a login code.',
    );
  }
  const folder = production ? undefined : outbox({ dir: join(dataDir, 'outbox'), now });
  const gateway = gatewayOf(settings);
  const byChannel: Record<Channel, Mailer | undefined> = {
    email: settings.smtpUrl && settings.mailFrom ? smtp({ url: settings.smtpUrl, from: settings.mailFrom }) : folder,
    sms: gateway ?? folder,
  };
  const all: Mailer = {
    async send(message) {
      const way = byChannel[message.channel];
      if (!way) throw new MessageRefused(`Nothing carries ${message.channel} here`);
      await way.send(message);
    },
  };
  return {
    channels: (['email', 'sms'] as const).filter((channel) => byChannel[channel]),
    send: mode === 'dev' && print ? echo(all, print).send : all.send,
    smsapiProfile: async () => (gateway ? gateway.profile() : { configured: false }),
  };
}

function gatewayOf({ smsapiToken, smsapiSender, smsapiUrl }: Pick<MailSettings, 'smsapiToken' | 'smsapiSender' | 'smsapiUrl'>) {
  if (!smsapiToken) return undefined;
  const gateway: Smsapi = smsapi({
    token: smsapiToken,
    sender: smsapiSender ?? null,
    ...(smsapiUrl ? { baseUrl: smsapiUrl } : {}),
  });
  return gateway;
}
