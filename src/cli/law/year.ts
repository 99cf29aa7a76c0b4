/** The year a law command was asked about; a wrong one ends the command with a sentence on stderr. */
export function yearArgument(args: string[], first: number, last: number): number {
  const year = Number(args[0]);
  if (args.length === 1 && /^\d{4}$/.test(args[0] ?? '') && year >= first && year <= last) return year;
  console.error(`Podaj jeden rok od ${first} do ${last}.`);
  process.exit(2);
}
