/** A number or an e-mail is personal by itself: it is sent in a body, never in an address (S11). */
export const isPersonal = (search: string): boolean => /@|\d[\d\s-]{8,}/.test(search);

/** A PESEL, a bank account or an e-mail, also one inside another address: what may stand in none, not even of a screen (P23). A company's numbers may. */
export function isSensitive(text: string): boolean {
  const joined = decoded(text).replace(/(?<=\d)[\s-](?=\d)/g, '');
  return /@|(?<![\dA-Za-z])(\d{11}|(PL)?\d{26})(?![\dA-Za-z])/.test(joined);
}

/** An address may hold another one, and that one a third. */
function decoded(text: string): string {
  let read = text;
  for (let times = 0; times < 3; times += 1)
    try {
      read = decodeURIComponent(read);
    } catch {
      return read;
    }
  return read;
}
