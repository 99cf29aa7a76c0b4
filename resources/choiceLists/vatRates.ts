/** Rates of VAT on what the office sells: percents, and marks of a supply without tax. */
export const vatRates = { '23': '23%', '8': '8%', '5': '5%', '0': '0%', zw: 'zw.', np: 'np.' } as const;
