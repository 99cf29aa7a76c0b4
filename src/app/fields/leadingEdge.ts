/**
 * Passes the first value on at once and then at most one in `pause` milliseconds, the last one always:
 * what came in between waits for its turn. `flush` passes on what waits, now.
 */
export function leadingEdge<T>(pass: (value: T) => void, pause = 300): { push: (value: T) => void; flush: () => void } {
  let waiting: { value: T } | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;

  function flush(): void {
    if (!waiting) return;
    const { value } = waiting;
    waiting = null;
    pass(value);
  }

  function rest(): void {
    timer = setTimeout(() => {
      timer = null;
      if (!waiting) return;
      flush();
      rest();
    }, pause);
  }

  function push(value: T): void {
    waiting = { value };
    if (timer !== null) return;
    flush();
    rest();
  }

  return { push, flush };
}
