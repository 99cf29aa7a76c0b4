import type { Register } from '../../contract/registers';

/** Where a register answers and with what key; nothing leads out of this server but these. */
export interface RegisterPlace {
  /** Its address without a slash at the end; the stand-in's in tests. */
  url: string;
  /** The token or key, where the register wants one. */
  key: string | null;
}

export type RegisterPlaces = Partial<Record<Register, RegisterPlace>>;

/** The operator's variables of each: a register is asked once all of its own are set. */
export const registerVariables: Readonly<Record<Register, readonly [url: string, key?: string]>> = {
  white_list: ['WHITE_LIST_URL'],
  ceidg: ['CEIDG_URL', 'CEIDG_TOKEN'],
  regon: ['GUS_URL', 'GUS_KEY'],
  krs: ['KRS_URL'],
  vies: ['VIES_URL'],
};

export const registerNames = Object.keys(registerVariables) as Register[];

const HTTPS = /^https:\/\/[^/@\s?#]+$/;
const LOOPBACK = /^http:\/\/(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/;

/** Reads the places; what is half set or no address is refused by its variables' names. */
export function readPlaces(text: (name: string) => string | undefined, refuse: (names: string) => void): RegisterPlaces {
  return Object.fromEntries(
    registerNames.flatMap((register) => {
      const [urlName, keyName] = registerVariables[register];
      const url = text(urlName)?.replace(/\/+$/, '');
      const key = keyName === undefined ? undefined : text(keyName);
      if (url === undefined && key === undefined) return [];
      if (url === undefined || !(HTTPS.test(url) || LOOPBACK.test(url)) || (keyName !== undefined && key === undefined)) {
        refuse([urlName, keyName].filter(Boolean).join(', '));
        return [];
      }
      return [[register, { url, key: key ?? null }]];
    }),
  );
}
