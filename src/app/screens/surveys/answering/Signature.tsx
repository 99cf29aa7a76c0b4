import { type PointerEvent, useRef, useState } from 'react';
import { OtherButton } from '../../../kit/buttons';
import type { AnswerProps } from './answer';

const width = 600;
const height = 200;
/** Points are kept this far apart at least, so that a signature stays short. */
const apart = 4;

/** A signature drawn by finger or mouse on a 600 × 200 field, kept as the strokes of a path. */
export function Signature({ question, value, onChange, describedBy }: AnswerProps) {
  const field = useRef<SVGSVGElement>(null);
  const [stroke, setStroke] = useState<readonly [number, number][]>([]);
  const drawn = typeof value === 'string' ? value : '';

  function point({ clientX, clientY }: PointerEvent): [number, number] | null {
    const box = field.current?.getBoundingClientRect();
    if (!box || box.width === 0) return null;
    const within = (at: number, most: number) => Math.min(most, Math.max(0, Math.round(at)));
    return [
      within(((clientX - box.left) / box.width) * width, width),
      within(((clientY - box.top) / box.height) * height, height),
    ];
  }
  function begin(event: PointerEvent) {
    const at = point(event);
    if (!at) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setStroke([at]);
  }
  function go(event: PointerEvent) {
    const at = point(event);
    const last = stroke.at(-1);
    if (at && last && Math.hypot(at[0] - last[0], at[1] - last[1]) >= apart) setStroke([...stroke, at]);
  }
  function end() {
    if (stroke.length > 1) onChange(drawn + pathOf(stroke));
    setStroke([]);
  }
  return (
    <div className="answer-signature">
      <svg
        ref={field}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={drawn ? 'Podpis złożony' : 'Pole podpisu: narysuj palcem lub myszą'}
        aria-describedby={describedBy}
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <title>{question.label}</title>
        <path d={drawn + (stroke.length > 1 ? pathOf(stroke) : '')} />
      </svg>
      <OtherButton size="small" disabled={!drawn} onClick={() => onChange(null)}>
        Wyczyść podpis
      </OtherButton>
    </div>
  );
}

function pathOf(points: readonly [number, number][]): string {
  return points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}
