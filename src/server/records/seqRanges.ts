/** Numbers of lines, from one to another, both counted. */
export interface Range {
  from: number;
  to: number;
}

/** `3, 7-12`: numbers in their order, those that follow each other in one. */
export function writeRanges(numbers: readonly number[]): string {
  const ranges: Range[] = [];
  for (const number of [...new Set(numbers)].sort((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last?.to === number - 1) last.to = number;
    else ranges.push({ from: number, to: number });
  }
  return ranges.map(({ from, to }) => (from === to ? String(from) : `${from}-${to}`)).join(', ');
}

export function readRanges(text: string): Range[] {
  return [...text.matchAll(/(\d+)(?:-(\d+))?/g)].map(([, from = '', to = from]) => ({ from: Number(from), to: Number(to) }));
}

export function inRanges(ranges: readonly Range[], number: number): boolean {
  return ranges.some(({ from, to }) => from <= number && number <= to);
}
