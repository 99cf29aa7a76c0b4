import { afterEach, beforeEach, vi } from 'vitest';

/** What a command of the law prints and complains of, line by line, of each test anew. */
export function hearLaw() {
  const printed: string[] = [];
  const complained: string[] = [];
  beforeEach(() => {
    printed.length = 0;
    complained.length = 0;
    vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
    vi.spyOn(console, 'error').mockImplementation((line: string) => void complained.push(line));
  });
  afterEach(() => vi.restoreAllMocks());
  return { printed, complained };
}
