import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { email } from '../schema/fields/email';
import type { CopyTarget } from './copies/place';
import { parseScanner, type ScannerPlace } from './files/scanner';
import { parseS3, type S3Place } from './files/store/s3';
import { isLoopback, parseHosts, type TenantHosts } from './firms/hosts';
import { ForOperator } from './forOperator';
import { type LimitChanges, type Limits, withLimits } from './limits';
import { type PushPlace, pushServices } from './push/services';
import { type RegisterPlaces, readPlaces } from './registers/places';

export type Mode = 'dev' | 'test' | 'production';
export type Env = Readonly<Record<string, string | undefined>>;

/** What the operator decides, read once at start. */
export interface Config {
  mode: Mode;
  host: string;
  port: number;
  /** Absolute. */
  dataDir: string;
  /** Where the built panels lie, one folder a firm. Absolute. */
  panelsDir: string;
  databaseUrl: string | null;
  adminUrl: string | null;
  mail: { smtpUrl?: string; mailFrom?: string; smsapiToken?: string; smsapiSender?: string; smsapiUrl?: string };
  /** Hints through the browsers' push services; null sends none. */
  push: PushPlace | null;
  outboxDir: string;
  /** A file touched whenever a copy of the data is whole; null where nobody watches their age. Absolute. */
  backupMark: string | null;
  /** Where the server makes copies of everything, and how often; null where it makes none. */
  copies: { target: CopyTarget; everyMs: number; months: number } | null;
  /** What a reader of `/metrics` shows; null where nobody reads them. */
  metricsToken: string | null;
  files: {
    /** Null keeps files in a folder of `dataDir`. */
    s3: S3Place | null;
    /** Null where nobody scans what is uploaded. */
    scanner: ScannerPlace | null;
  };
  /** Public registers that may be asked about companies; empty asks nobody. */
  registers: RegisterPlaces;
  /** Where the operator puts each day's file of the list of VAT payers' accounts. */
  whiteListDir: string | null;
  /** Fill an empty database with the demonstration. */
  demo: boolean;
  /** How many companies the large firm of the demonstration has; null leaves it as it is. */
  demoCompanies: number | null;
  /** The demonstration people's code, so that scripts can log in. */
  demoLoginCode: string | null;
  hosts: TenantHosts;
  /** Where the default firm's panel is reached; links in messages start with it, never with a header. */
  publicUrl: string;
  /** Other origins whose pages may call the API. */
  origins: readonly string[];
  /** Addresses and networks whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[];
  /** `-` is the standard output. */
  logFile: string;
  /** Where heads of the trail are kept outside the database (U04): a file here always, the others where they are named. */
  anchors: {
    /** Absolute. */
    file: string;
    s3: S3Place | null;
    mail: string | null;
  };
  limits: Limits;
  /** What time it was for a server under test when its process began; null is the machine's own time. */
  testNow: Date | null;
}

/** Why the server cannot start: each reason in Polish and in English. */
export class ConfigRefused extends ForOperator {
  override name = 'ConfigRefused';
  constructor(readonly reasons: readonly (readonly [polish: string, english: string])[]) {
    super(reasons.map((reason) => reason.join('\n')).join('\n'));
  }
}

const modes: readonly string[] = ['dev', 'test', 'production'];

/** Reads the environment; throws ConfigRefused with everything that is wrong at once. `uid` is the process's user, 0 is root. */
export function readConfig(env: Env, uid: number | undefined): Config {
  const reasons: (readonly [string, string])[] = [];
  const refuse = (polish: string, english: string) => reasons.push([polish, english]);
  const text = (name: string) => env[name]?.trim() || undefined;
  const list = (name: string) => (text(name) ?? '').split(/[\s,]+/).filter((item) => item !== '');

  const mode = (text('APP_ENV') ?? 'dev') as Mode;
  if (!modes.includes(mode)) refuse('APP_ENV to dev, test albo production.', 'APP_ENV is dev, test or production.');
  const production = mode === 'production';

  const port = Number(text('PORT') ?? 4000);
  const isPort = Number.isInteger(port) && port >= 0 && port <= 65_535;
  if (!isPort) refuse('PORT to liczba od 0 do 65535.', 'PORT is a number from 0 to 65535.');
  const host = text('HOST') ?? '127.0.0.1';
  if (!production && !isLoopback(host))
    refuse(
      'Poza APP_ENV=production serwer słucha tylko na adresie lokalnym: usuń HOST.',
      'Outside APP_ENV=production the server listens on loopback only: unset HOST.',
    );

  const dataDir = resolve(text('DATA_DIR') ?? 'data');
  const hosts = parseHosts(text('TENANT_HOSTS') ?? (production ? '' : 'kancelaria.localhost=kancelaria'));
  if (!hosts)
    refuse('TENANT_HOSTS ma postać adres=biuro,adres=biuro.', 'TENANT_HOSTS reads host=tenant,host=tenant; * is any other host.');
  const publicUrl = originOf(text('PUBLIC_URL') ?? `http://localhost:${isPort ? port : 0}`);
  if (!publicUrl)
    refuse('PUBLIC_URL to adres panelu, na przykład https://panel.biuro.pl.', 'PUBLIC_URL is the address of the panel.');
  const origins = list('ORIGINS').map((origin) => originOf(origin));
  if (origins.includes(null)) refuse('ORIGINS to adresy oddzielone przecinkami.', 'ORIGINS holds addresses separated by commas.');
  const trustedProxies = list('TRUSTED_PROXIES');
  if (!trustedProxies.every(isNetwork))
    refuse(
      'TRUSTED_PROXIES to adresy IP lub sieci (10.0.0.0/8).',
      'TRUSTED_PROXIES holds IP addresses or networks (10.0.0.0/8).',
    );
  for (const name of ['DATABASE_URL', 'DATABASE_ADMIN_URL'])
    if (text(name) && !/^postgres(ql)?:\/\//.test(text(name) ?? ''))
      refuse(`${name} zaczyna się od postgres://.`, `${name} starts with postgres://.`);
  const s3 = text('FILES_URL') === undefined ? null : parseS3(text('FILES_URL') ?? '');
  if (text('FILES_URL') && !s3)
    refuse(
      'FILES_URL ma postać s3://kosz/folder?region=…&endpoint=….',
      'FILES_URL reads s3://bucket/prefix?region=…&endpoint=…; a key may stand before the bucket as KEY:SECRET@.',
    );
  const anchorsS3 = text('AUDIT_ANCHOR_URL') === undefined ? null : parseS3(text('AUDIT_ANCHOR_URL') ?? '');
  if (text('AUDIT_ANCHOR_URL') && !anchorsS3)
    refuse(
      'AUDIT_ANCHOR_URL ma postać s3://kosz/folder?region=…&endpoint=….',
      'AUDIT_ANCHOR_URL reads s3://bucket/prefix?region=…&endpoint=…, as FILES_URL does.',
    );
  const anchorsMail = text('AUDIT_ANCHOR_MAIL') ?? null;
  if (anchorsMail !== null && email.check(anchorsMail))
    refuse('AUDIT_ANCHOR_MAIL to jeden adres e-mail.', 'AUDIT_ANCHOR_MAIL is one e-mail address.');
  const pushContact = text('WEB_PUSH_CONTACT') ?? null;
  if (pushContact !== null && email.check(pushContact))
    refuse('WEB_PUSH_CONTACT to jeden adres e-mail.', 'WEB_PUSH_CONTACT is one e-mail address.');
  const scanner = text('CLAMD_URL') === undefined ? null : parseScanner(text('CLAMD_URL') ?? '');
  if (text('CLAMD_URL') && !scanner)
    refuse('CLAMD_URL ma postać unix:///ścieżka albo tcp://adres:port.', 'CLAMD_URL reads unix:///path or tcp://host:port.');
  const registers = readPlaces(text, (names) =>
    refuse(
      `${names}: adres rejestru zaczyna się od https://, bez ścieżki, a klucz podaje się razem z nim.`,
      `${names}: a register's address starts with https:// and has no path, and its key goes with it.`,
    ),
  );
  const copies = readCopies(text, refuse);
  if (text('METRICS_TOKEN') && !/^[\x21-\x7e]{32,200}$/.test(text('METRICS_TOKEN') ?? ''))
    refuse(
      'METRICS_TOKEN ma co najmniej 32 znaki, bez spacji: openssl rand -hex 32.',
      'METRICS_TOKEN has at least 32 characters and no spaces: openssl rand -hex 32.',
    );
  if (text('DEMO_LOGIN_CODE') && !/^\d{6}$/.test(text('DEMO_LOGIN_CODE') ?? ''))
    refuse('DEMO_LOGIN_CODE to sześć cyfr.', 'DEMO_LOGIN_CODE is six digits.');
  if (!/^[01]$/.test(text('DEMO') ?? '0')) refuse('DEMO to 0 albo 1.', 'DEMO is 0 or 1.');
  if (text('DEMO_COMPANIES') && !/^\d{3,5}$/.test(text('DEMO_COMPANIES') ?? ''))
    refuse('DEMO_COMPANIES to liczba od 100 do 99999.', 'DEMO_COMPANIES is a number from 100 to 99999.');
  if (text('LIMITS') && mode !== 'test')
    refuse('LIMITS działa tylko przy APP_ENV=test: usuń tę zmienną.', 'LIMITS is for APP_ENV=test alone: unset it.');

  const testNow = text('TEST_NOW') === undefined ? null : new Date(text('TEST_NOW') ?? '');
  if (testNow && mode !== 'test')
    refuse('TEST_NOW działa tylko przy APP_ENV=test: usuń tę zmienną.', 'TEST_NOW is for APP_ENV=test alone: unset it.');
  if (testNow && Number.isNaN(testNow.getTime()))
    refuse('TEST_NOW to chwila w zapisie ISO: 2026-11-20T09:00:00Z.', 'TEST_NOW is a moment written as 2026-11-20T09:00:00Z.');

  if (production) refuseDevelopment(text, uid, publicUrl, trustedProxies, refuse);
  const limits = readLimits(mode === 'test' ? text('LIMITS') : undefined, refuse);
  if (reasons.length > 0 || !hosts || !publicUrl) throw new ConfigRefused(reasons);

  return {
    mode,
    host,
    port,
    dataDir,
    panelsDir: resolve('dist'),
    databaseUrl: text('DATABASE_URL') ?? null,
    adminUrl: text('DATABASE_ADMIN_URL') ?? null,
    mail: {
      smtpUrl: text('SMTP_URL'),
      mailFrom: text('MAIL_FROM'),
      smsapiToken: text('SMSAPI_TOKEN'),
      smsapiSender: text('SMSAPI_SENDER'),
      smsapiUrl: text('SMSAPI_URL'),
    },
    push: pushContact === null ? null : { contact: `mailto:${pushContact}`, services: pushServices },
    files: { s3, scanner },
    registers,
    whiteListDir: text('WHITE_LIST_DIR') === undefined ? null : resolve(text('WHITE_LIST_DIR') ?? ''),
    outboxDir: resolve(text('OUTBOX') ?? join(dataDir, 'outbox')),
    backupMark: text('BACKUP_MARK') === undefined ? null : resolve(text('BACKUP_MARK') ?? ''),
    copies,
    metricsToken: text('METRICS_TOKEN') ?? null,
    // Nobody wants made-up people with a known password on a server of theirs, unless they say so.
    demo: (text('DEMO') ?? (mode === 'dev' && !text('DATABASE_URL') ? '1' : '0')) === '1',
    demoCompanies: text('DEMO_COMPANIES') === undefined ? null : Number(text('DEMO_COMPANIES')),
    demoLoginCode: text('DEMO_LOGIN_CODE') ?? null,
    hosts,
    publicUrl,
    origins: origins.filter((origin) => origin !== null),
    trustedProxies,
    logFile: text('LOG_FILE') === '-' ? '-' : resolve(text('LOG_FILE') ?? join(dataDir, 'logs', 'panel.jsonl')),
    anchors: {
      file: resolve(text('AUDIT_ANCHOR_FILE') ?? join(dataDir, 'anchors.jsonl')),
      s3: anchorsS3,
      mail: anchorsMail,
    },
    limits,
    testNow,
  };
}

function readCopies(
  text: (name: string) => string | undefined,
  refuse: (polish: string, english: string) => void,
): Config['copies'] {
  const place = text('BACKUP_DIR');
  const minutes = Number(text('BACKUP_EVERY') ?? 15);
  const months = Number(text('BACKUP_MONTHS') ?? 2);
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > 1_440)
    refuse('BACKUP_EVERY to liczba minut od 1 do 1440.', 'BACKUP_EVERY is a number of minutes from 1 to 1440.');
  if (!Number.isInteger(months) || months < 1 || months > 120)
    refuse('BACKUP_MONTHS to liczba miesięcy od 1 do 120.', 'BACKUP_MONTHS is a number of months from 1 to 120.');
  if (place === undefined) return null;
  const s3 = place.startsWith('s3:') ? parseS3(place) : null;
  if (place.startsWith('s3:') && !s3)
    refuse(
      'BACKUP_DIR to katalog albo s3://kosz/folder?region=…&endpoint=….',
      'BACKUP_DIR is a folder or reads s3://bucket/prefix?region=…&endpoint=….',
    );
  return { target: s3 ? { s3 } : { folder: resolve(place) }, everyMs: minutes * 60_000, months };
}

/** K02, K04: what eases development must not run where an office works. */
function refuseDevelopment(
  text: (name: string) => string | undefined,
  uid: number | undefined,
  publicUrl: string | null,
  trustedProxies: readonly string[],
  refuse: (polish: string, english: string) => void,
): void {
  for (const name of ['DEMO_LOGIN_CODE', 'OUTBOX', 'FAULT_SEED'])
    if (text(name)) refuse(`W produkcji usuń zmienną ${name}.`, `Unset ${name} in production.`);
  if (text('DEMO') === '1')
    refuse('W produkcji nie ma demonstracji: usuń DEMO=1.', 'There is no demonstration in production: unset DEMO=1.');
  if (uid === 0) refuse('W produkcji nie uruchamiaj serwera jako root.', 'Do not run the server as root in production.');
  if (!text('SECRET_KEYS')) refuse('Brak SECRET_KEYS: kluczy serwera.', 'SECRET_KEYS, the keys of the server, are missing.');
  if (!text('SMTP_URL') || !text('MAIL_FROM'))
    refuse(
      'Brak poczty: ustaw SMTP_URL i MAIL_FROM, inaczej nikt nie dostanie kodu logowania.',
      'No mail: set SMTP_URL and MAIL_FROM, or nobody receives a login code.',
    );
  if (!text('PUBLIC_URL') || !publicUrl?.startsWith('https://'))
    refuse('Ustaw PUBLIC_URL na adres panelu z https://.', 'Set PUBLIC_URL to the https:// address of the panel.');
  if (trustedProxies.length === 0)
    refuse(
      'Ustaw TRUSTED_PROXIES na adres serwera pośredniczącego, który obsługuje TLS.',
      'Set TRUSTED_PROXIES to the address of the proxy that terminates TLS.',
    );
}

function readLimits(json: string | undefined, refuse: (polish: string, english: string) => void): Limits {
  try {
    return withLimits(JSON.parse(json ?? '{}') as LimitChanges);
  } catch (error) {
    refuse(
      'LIMITS to JSON z częścią limitów serwera.',
      `LIMITS is JSON with a part of the server's limits: ${(error as Error).message}`,
    );
    return withLimits({});
  }
}

/** Scheme, name and port of an http address without a path, or null. */
function originOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '' && url.username === '' ? url.origin : null;
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
