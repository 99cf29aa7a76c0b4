/**
 * Does what calls another system, and gives it up after `ms` milliseconds with a TimeoutError. The signal alone would not do: a call of fetch
 * holds it weakly, so that once memory is tidied a body that goes no further is waited for without end.
 */
export async function withinTime<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new DOMException('No answer in time', 'TimeoutError');
      controller.abort(error);
      reject(error);
    }, ms);
  });
  try {
    return await Promise.race([work(controller.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
