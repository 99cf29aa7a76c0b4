/** Institutions that law names as payees; a code for a company bears its NIP. */
export const ZUS = { payee: 'Zakład Ubezpieczeń Społecznych', payee_nip: '5213017228' } as const;
export const PFRON = { payee: 'Państwowy Fundusz Rehabilitacji Osób Niepełnosprawnych', payee_nip: '5251000810' } as const;
