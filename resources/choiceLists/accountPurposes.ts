/** What a company's bank account is for. */
export const accountPurposes = { main: 'Główny', vat: 'VAT', payroll: 'Wynagrodzenia', other: 'Inny' } as const;
