import type { Keys } from '../auth/crypto/keys';
import { isSigned, sign } from '../auth/crypto/signature';

/** The last line of a firm's trail at some moment, signed: whoever holds it outside the database can tell whether the trail was cut or made anew. */
export interface Anchor {
  tenant: string;
  seq: number;
  /** Of the chain up to that line, hexadecimal. */
  hash: string;
  time: string;
  signature: string;
}

const purpose = 'trail-anchor';
const partsOf = ({ tenant, seq, hash, time }: Omit<Anchor, 'signature'>) => [tenant, String(seq), hash, time];

export function signAnchor(keys: Keys, told: Omit<Anchor, 'signature'>): Anchor {
  return { ...told, signature: sign(keys, purpose, partsOf(told)) };
}

/** What a text holds of anchors, one a line: as they were written, as a line of the log, or in a letter between its other lines. */
export function readAnchors(keys: Keys, text: string): { anchors: Anchor[]; unsigned: number } {
  // A letter saved as it came is broken into short lines that end in `=`.
  const lines = text.replace(/=\r?\n/g, '').split('\n');
  const found = lines.flatMap((line) => anchorIn(line) ?? []);
  const anchors = found.filter((anchor) => isSigned(keys, purpose, partsOf(anchor), anchor.signature));
  return { anchors, unsigned: found.length - anchors.length };
}

function anchorIn(line: string): Anchor | null {
  const object = parsed(line.trim());
  const { tenant, seq, hash, time, signature } = (typeof object?.anchor === 'string' ? parsed(object.anchor) : object) ?? {};
  const isAnchor =
    typeof tenant === 'string' &&
    typeof seq === 'number' &&
    typeof hash === 'string' &&
    typeof time === 'string' &&
    typeof signature === 'string';
  return isAnchor ? { tenant, seq, hash, time, signature } : null;
}

function parsed(text: string): Record<string, unknown> | null {
  if (!text.startsWith('{')) return null;
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return null;
  }
}
