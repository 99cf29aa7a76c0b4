/** SMTP_URL cannot be used; the sentence is for the operator and leaves the password out. */
export class SmtpUrlRefused extends Error {
  override name = 'SmtpUrlRefused';
}

export interface SmtpServer {
  host: string;
  port: number;
  /** TLS from the first byte (smtps), by STARTTLS that may not be left out, or none at all. */
  tls: 'implicit' | 'starttls' | 'none';
  auth?: { user: string; pass: string };
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Reads `smtps://user:password@host` or `smtp://…`. Without TLS only this very machine is talked to (`smtp://127.0.0.1`, a relay of its own);
 * `?tls=required` asks for TLS there too. Throws SmtpUrlRefused.
 */
export function parseSmtpUrl(text: string): SmtpServer {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw new SmtpUrlRefused('SMTP_URL nie jest adresem. Przykład: smtps://konto:haslo@poczta.example.pl');
  }
  const implicit = url.protocol === 'smtps:';
  if (!implicit && url.protocol !== 'smtp:') throw new SmtpUrlRefused('SMTP_URL zaczyna się od smtps:// albo smtp://');
  if (url.hostname === '') throw new SmtpUrlRefused('SMTP_URL nie podaje serwera');
  const options = [...url.searchParams];
  if (options.some(([name, value]) => name !== 'tls' || value !== 'required')) {
    throw new SmtpUrlRefused('SMTP_URL przyjmuje tylko opcję tls=required; sprawdzania certyfikatu nie da się wyłączyć');
  }
  const open = !implicit && options.length === 0 && LOOPBACK.test(url.hostname);
  const [user, pass] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port ? Number(url.port) : implicit ? 465 : open ? 25 : 587,
    tls: implicit ? 'implicit' : open ? 'none' : 'starttls',
    ...(user ? { auth: { user, pass } } : {}),
  };
}
