/** The year a law command was asked about; anything else is an Error that says so in Polish. */
export function yearArgument(args: string[], first: number, last: number): number {
  const year = Number(args[0]);
  if (args.length === 1 && /^\d{4}$/.test(args[0] ?? '') && year >= first && year <= last) return year;
  throw new Error(`Podaj jeden rok od ${first} do ${last}.`);
}
