import { fstatSync, writeSync } from 'node:fs';

/** A place where lines are written that may close, fill up or stop being read at any moment. */
export interface Outlet {
  /** Never throws and never waits: what the place does not take is counted and lost (E05). */
  write(text: string): void;
  /** Lines lost so far. */
  readonly lost: number;
}

/** What waits for a slow reader at most, in bytes. */
export const mostWaiting = 1024 * 1024;

export const linesOf = (text: string): number => text.split('\n').length - 1;

/** One of the process's own outputs. From the first call on its errors are nobody's exception. */
export function outletOf(stream: NodeJS.WriteStream & { fd: number }): Outlet {
  let lost = 0;
  const isFile = isPlainFile(stream.fd);
  // Node throws an output's error as the process's own where nobody listens.
  stream.on('error', () => undefined);
  return {
    get lost() {
      return lost;
    },
    write(text) {
      const lose = () => {
        lost += linesOf(text);
      };
      try {
        // The stream of a plain file is gone after its first error; the file takes lines again once its disk has room.
        if (isFile) writeSync(stream.fd, text);
        else if (!stream.writable || stream.writableLength > mostWaiting) lose();
        else stream.write(text, (error) => void (error && lose()));
      } catch {
        lose();
      }
    },
  };
}

function isPlainFile(fd: number): boolean {
  try {
    return fstatSync(fd).isFile();
  } catch {
    return false;
  }
}
