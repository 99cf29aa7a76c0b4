/** Hosts of the pages where anyone checks an invoice by its QR code (KOD I). */
const QR_HOSTS = { prod: 'qr.ksef.mf.gov.pl', demo: 'qr-demo.ksef.mf.gov.pl', test: 'qr-test.ksef.mf.gov.pl' } as const;

export type KsefEnvironment = keyof typeof QR_HOSTS;

/** The address behind KOD I; `hash` is the Base64 SHA-256 of the invoice file, `issueDate` its P_1 (`YYYY-MM-DD`). */
export function verificationLink(
  sellerNip: string,
  issueDate: string,
  hash: string,
  environment: KsefEnvironment = 'prod',
): string {
  const date = issueDate.split('-').reverse().join('-');
  const urlHash = hash.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `https://${QR_HOSTS[environment]}/invoice/${sellerNip}/${date}/${urlHash}`;
}
