/** Public registers that the office asks about companies. */
export const registers = {
  white_list: 'Wykaz podatników VAT',
  ceidg: 'CEIDG',
  regon: 'REGON (GUS)',
  krs: 'KRS',
  vies: 'VIES',
} as const;
