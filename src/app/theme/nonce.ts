/** The nonce that the server put into the page; undefined where there is none (development). */
export function pageNonce(): string | undefined {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
  return nonce && !nonce.startsWith('__') ? nonce : undefined;
}
