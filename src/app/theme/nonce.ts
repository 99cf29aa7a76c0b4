import { nonceMark } from '../../contract/nonceMark';

/** The nonce that the server put into the page; undefined where there is none (development). One may well begin with underscores. */
export function pageNonce(): string | undefined {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
  return nonce && nonce !== nonceMark ? nonce : undefined;
}
