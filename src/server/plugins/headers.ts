/** W02: on every answer. */
export const everyAnswer = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
} as const;

/** On every answer of the API: never kept, never shown as a page. */
export const apiAnswer = {
  ...everyAnswer,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/** Where browsers send what the policy stopped. */
export const reportPath = '/api/csp-reports';

/** The service worker's own policy: it fetches from the panel's origin, and nothing else. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; base-uri 'none'; require-trusted-types-for 'script'";

/** W01: the policy of a panel's page; the nonce is of this one answer. */
export function pagePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default dompurify ProseMirrorClipboard',
    'report-to csp',
  ].join('; ');
}
