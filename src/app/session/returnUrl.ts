import { readKey, writeKey } from './localKeys';

/** The path of an address on our own origin, or null: another origin, another scheme, or no address at all (S09). */
export function ownPath(address: string | null, origin: string = location.origin): string | null {
  if (!address?.startsWith('/') || /^[/\\]{2}|[\\\p{Cc}]/u.test(address)) return null;
  if (!URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  return url.origin === origin ? url.pathname + url.search + url.hash : null;
}

/** Under what a tab keeps its own place, which another tab's is not to take. */
const place = 'panel.return';

/** Keeps where this tab goes after the login, whichever tab it is made in. */
export function keepPlace(address: string | null): void {
  const path = ownPath(address);
  try {
    if (path) sessionStorage.setItem(place, path);
  } catch {
    // A tab that keeps nothing goes where the browser's last one was.
  }
}

/** Keeps where to go after the login: this tab, and one that knows no place of its own. */
export function keepReturnUrl(address: string | null): void {
  const path = ownPath(address);
  if (path) writeKey('returnUrl', path);
  keepPlace(path);
}

/** A session that ran out leaves the way back, one that was ended leaves none. */
export const leftPlace = (): boolean => readKey<string>('returnUrl') !== null;

export function forgetPlace(): void {
  writeKey('returnUrl', null);
  sessionStorage.removeItem(place);
}

/** The kept address: this tab's own, else the browser's last one. */
export const keptPlace = (): string | null => ownPath(sessionStorage.getItem(place) ?? readKey<string>('returnUrl'));
