/** A part of a whole in words, with a bar beside them that says nothing more. */
export function Progress({ done, all, label }: { done: number; all: number; label: string }) {
  const share = all === 0 ? 0 : Math.round((done * 100) / all);
  return (
    <p className="training-progress">
      <span>{label}</span>
      <span className="training-bar" aria-hidden="true">
        <span style={{ width: `${share}%` }} />
      </span>
    </p>
  );
}
