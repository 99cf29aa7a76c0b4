import { Bar } from '../../kit/Shares';

/** A part of a whole in words, with a bar beside them that says nothing more. */
export function Progress({ done, all, label }: { done: number; all: number; label: string }) {
  return (
    <p className="training-progress">
      <span>{label}</span>
      <Bar share={all === 0 ? 0 : done / all} done={true} />
    </p>
  );
}
