/** Where a maker of ids takes the time (milliseconds since 1970) and its chance from; tests hand in their own. */
export interface UuidSource {
  now(): number;
  /** Fills the whole array. */
  random(bytes: Uint8Array<ArrayBuffer>): void;
}

const system: UuidSource = { now: Date.now, random: (bytes) => void crypto.getRandomValues(bytes) };

const POOL = 16 * 64;
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
const SHAPE = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Lower case, 8-4-4-4-12, of any version. */
export function isUuid(text: string): boolean {
  return SHAPE.test(text);
}

/**
 * Makes UUIDs of version 7: each sorts after the one before it, also within a millisecond and when the clock is put back.
 * Ids of different makers meet only by 62 bits of chance.
 */
export function uuidMaker(source: Partial<UuidSource> = {}): () => string {
  const { now, random } = { ...system, ...source };
  const pool = new Uint8Array(POOL);
  let used = POOL;
  let millisecond = -1;
  let counter = 0;

  const pair = (high: number, low: number) => `${HEX[high & 0xff]}${HEX[low & 0xff]}`;

  return () => {
    if (used === POOL) {
      random(pool);
      used = 0;
    }
    const bytes = pool.subarray(used, used + 16);
    used += 16;
    const [fresh0 = 0, fresh1 = 0, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = bytes;
    const present = now();
    if (present > millisecond) {
      millisecond = present;
      counter = ((fresh0 & 0x07) << 8) | fresh1;
    } else if (counter === 0xfff) {
      millisecond += 1;
      counter = 0;
    } else {
      counter += 1;
    }
    const high = Math.floor(millisecond / 0x100000000);
    const time = `${pair(high >> 8, high)}${pair(millisecond >>> 24, millisecond >>> 16)}-${pair(millisecond >>> 8, millisecond)}`;
    return `${time}-${pair(0x70 | (counter >> 8), counter)}-${pair(0x80 | (a & 0x3f), b)}-${pair(c, d)}${pair(e, f)}${pair(g, h)}`;
  };
}
