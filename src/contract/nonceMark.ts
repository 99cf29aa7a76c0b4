/** What the build writes into a page where each answer puts a nonce of its own; Vite's `html.cspNonce`. */
export const nonceMark = '__CSP_NONCE__';
