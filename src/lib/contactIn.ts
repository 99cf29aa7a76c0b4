/** An address and a telephone out of one cell, as lists often have them together. */
export function contactIn(cell: string): { email?: string; phone?: string } {
  const email = /[^\s;,<>()|/]+@[^\s;,<>()|/]+\.\p{L}+/u.exec(cell)?.[0];
  const phone = /\+?\d[\d\s().-]{7,}\d/.exec(email ? cell.replace(email, ' ') : cell)?.[0];
  return { ...(email ? { email } : {}), ...(phone ? { phone } : {}) };
}
