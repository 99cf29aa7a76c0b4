/** Grey lines where text is about to be; they appear only when the wait is felt. */
export function Skeleton({ lines = 5 }: { lines?: number }) {
  const names = Array.from({ length: lines }, (_, line) => `line-${line}`);
  return (
    <div className="skeleton" role="status">
      <span className="unseen">Wczytywanie…</span>
      {names.map((name) => (
        <span key={name} className="skeleton-line" />
      ))}
    </div>
  );
}
