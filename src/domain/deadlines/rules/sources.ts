/** Where the dates were seen; the statute texts themselves are named in each row's legal basis. */
export const CALENDARS = 'akty według ELI na 28.08.2026';
export const ZUS = 'zus.pl; legalis.pl; rp.pl art11996201';
export const STATUTE_ONLY = 'tylko odwołanie do przepisu';

const forward = { shift: 'forward' } as const;
const fixed = { shift: 'none' } as const;
const verified = { certainty: 'verified' } as const;
const statute = { certainty: 'statute' } as const;

/** How most rows end: certainty, source and shift together. */
export const SEEN = { ...forward, ...verified, source: CALENDARS };
export const SEEN_AT_ZUS = { ...forward, ...verified, source: ZUS };
export const FROM_STATUTE = { ...forward, ...statute, source: STATUTE_ONLY };
export const FIXED_FROM_STATUTE = { ...fixed, ...statute, source: STATUTE_ONLY };
export const FIXED = { ...fixed, ...verified };

/** A day of the month after the period, or that month's last day. */
export const nextMonth = (day: number | 'last') => ({ months: 1, day });
