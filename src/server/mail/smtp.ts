import type { Transporter } from 'nodemailer';
import { DeliveryFailed } from './deliveryFailed';
import { checked, isOneLine, type Mailer, type Message, MessageRefused } from './message';
import { parseSmtpUrl } from './smtpUrl';

export interface SmtpOptions {
  url: string;
  /** The address that mail comes from; its name is the tenant's. */
  from: string;
  /** A further certificate authority, PEM. */
  ca?: string;
  timeoutMs?: number;
}

/** Sends mail over SMTP, certificates checked, TLS 1.2 or newer. */
export function smtp({ url, from, ca, timeoutMs = 15_000 }: SmtpOptions): Mailer {
  const { host, port, tls, auth } = parseSmtpUrl(url);
  if (!isOneLine(from) || !from.includes('@')) throw new MessageRefused('MAIL_FROM is no mail address');
  const settings = {
    host,
    port,
    auth,
    secure: tls === 'implicit',
    requireTLS: tls === 'starttls',
    ignoreTLS: tls === 'none',
    tls: { minVersion: 'TLSv1.2', rejectUnauthorized: true, ...(ca ? { ca } : {}) },
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as const;
  let opening: Promise<Transporter> | null = null;
  return {
    async send(message) {
      const letter = mail(checked(message), from);
      try {
        opening ??= import('nodemailer').then(({ createTransport }) => createTransport(settings));
        await (await opening).sendMail(letter);
      } catch (error) {
        throw failure(error);
      }
    },
  };
}

/** Addresses go as objects: a text would be split at its commas. */
function mail({ to, channel, subject, text, html, tenant }: Message, from: string) {
  if (channel !== 'email') throw new MessageRefused(`SMTP carries no ${channel}`);
  return {
    from: { name: tenant.name, address: from },
    to: { name: '', address: to },
    ...(tenant.replyTo === undefined ? {} : { replyTo: { name: tenant.name, address: tenant.replyTo } }),
    subject,
    text,
    html,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', 'Content-Language': 'pl' },
  };
}

/** A server's own words may repeat the address, so only its numbers and nodemailer's code are kept. Wrong passwords, missing TLS and 5xx answers do not pass by themselves. */
function failure(error: unknown): DeliveryFailed {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const kind = typeof code === 'string' ? code : 'unknown';
  const status = typeof responseCode === 'number' ? responseCode : null;
  const passing = status === null ? !['EAUTH', 'ETLS', 'EENVELOPE', 'EMESSAGE'].includes(kind) : status < 500;
  return new DeliveryFailed(`SMTP ${kind}${status === null ? '' : ` ${status}`}`, passing);
}
