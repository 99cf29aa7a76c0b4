import type { Key, Keys } from './keys';
import { mac } from './signature';
import { hashToken, isSameText } from './tokens';

/** The pair that follows a refresh token. */
export interface TokenPair {
  access: string;
  refresh: string;
}

function pairUnder(key: Key, predecessor: string): TokenPair {
  const token = (kind: keyof TokenPair) => mac(key, 'refresh-successor', [kind, predecessor]).toString('base64url');
  return { access: token('access'), refresh: token('refresh') };
}

/** The one pair that follows this refresh token. Only the server can derive it, and it derives the same one each time: tabs that refresh together get one answer. */
export function successor(keys: Keys, predecessor: string): TokenPair {
  return pairUnder(keys[0], predecessor);
}

/** The pair already given for this refresh token, known by the stored hash of its refresh token, also after a change of keys; null when there is none. */
export function successorGiven(keys: Keys, predecessor: string, refreshHash: string): TokenPair | null {
  const pairs = keys.map((key) => pairUnder(key, predecessor));
  return pairs.find((pair) => isSameText(hashToken(pair.refresh), refreshHash)) ?? null;
}
