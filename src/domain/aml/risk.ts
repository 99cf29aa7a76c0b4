/** How much of money laundering a client may bring, with the months until the next look: the office's usual, as the act names no number (art. 50). */
export const AML_MONTHS = { low: 24, standard: 12, elevated: 6, high: 3 } as const;
export type AmlRisk = keyof typeof AML_MONTHS;
