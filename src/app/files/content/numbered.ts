/** Parts of a file with their places: a file never changes, and nothing else in it need tell two parts apart. */
export const numbered = <Part>(parts: readonly Part[]): (readonly [place: number, part: Part])[] =>
  parts.map((part, place) => [place + 1, part] as const);
