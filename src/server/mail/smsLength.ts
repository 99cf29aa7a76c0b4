const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** These cost two places each. */
const EXTENDED = new Set('^{}\\[~]|€\f');

const SIZE = { 'GSM-7': { single: 160, part: 153 }, 'UCS-2': { single: 70, part: 67 } } as const;

export interface SmsLength {
  encoding: keyof typeof SIZE;
  /** Places taken: septets in GSM-7, UTF-16 units in UCS-2. */
  units: number;
  parts: number;
}

/** How long a text message is and in how many parts it is paid for (3GPP TS 23.038). One Polish letter makes the whole message UCS-2. */
export function smsLength(text: string): SmsLength {
  const characters = [...text];
  const gsm = characters.every((character) => BASIC.has(character) || EXTENDED.has(character));
  const costs = characters.map((character) => (gsm ? (EXTENDED.has(character) ? 2 : 1) : character.length));
  const units = costs.reduce((sum, cost) => sum + cost, 0);
  const encoding = gsm ? 'GSM-7' : 'UCS-2';
  const { single, part } = SIZE[encoding];
  return { encoding, units, parts: units <= single ? 1 : partsOf(costs, part) };
}

/** A character of two places is never cut between two parts. */
function partsOf(costs: number[], size: number): number {
  let parts = 1;
  let used = 0;
  for (const cost of costs) {
    if (used + cost > size) {
      parts += 1;
      used = 0;
    }
    used += cost;
  }
  return parts;
}
