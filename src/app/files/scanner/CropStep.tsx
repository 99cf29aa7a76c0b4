import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import { MainButton, OtherButton, QuietButton } from '../../kit/buttons';
import { Pressed } from '../../kit/Pressed';
import { useShown } from './PageCard';
import { type Corners, moveCorner, type Point, wholePicture } from './perspective';
import type { Look, Preview } from './studio';

const names = ['Lewy górny róg', 'Prawy górny róg', 'Prawy dolny róg', 'Lewy dolny róg'] as const;
const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const corner = {
  position: 'absolute',
  width: '2.75rem',
  height: '2.75rem',
  margin: '-1.375rem 0 0 -1.375rem',
  touchAction: 'none',
  cursor: 'grab',
  background: 'radial-gradient(circle, var(--paper) 0 0.375rem, var(--primary) 0.4375rem 0.75rem, transparent 0.8125rem)',
  borderRadius: '50%',
} as const;

interface CropStepProps {
  preview: Preview;
  look: Look;
  nth: number;
  onDone: (corners: Corners) => void;
  onCancel: () => void;
}

/** Four corners to put on the corners of the paper, by finger, mouse or arrows; what lies between them is drawn straight. */
export function CropStep({ preview, look, nth, onDone, onCancel }: CropStepProps) {
  const [corners, setCorners] = useState(look.corners);
  const whole = useMemo(() => ({ ...look, corners: wholePicture }), [look]);
  const url = useShown(preview, whole);
  const frame = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);

  const move = (at: number, to: Point) => setCorners((before) => moveCorner(before, at, to));
  const drag = (at: number) => ({
    onPointerDown: (event: PointerEvent) => event.currentTarget.setPointerCapture(event.pointerId),
    onPointerMove: (event: PointerEvent) => {
      const box = frame.current?.getBoundingClientRect();
      // Before the photograph is drawn there is no place on it to go to.
      if (!box?.width || !box.height || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
      move(at, { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height });
    },
    onKeyDown: (event: KeyboardEvent) => {
      const way = arrows[event.key];
      const from = corners[at];
      if (!way || !from) return;
      event.preventDefault();
      const step = event.shiftKey ? 0.05 : 0.01;
      move(at, { x: from.x + way[0] * step, y: from.y + way[1] * step });
    },
  });
  return (
    <section className="scan-crop" aria-label={`Przytnij stronę ${nth}`}>
      <p id="scan-how" className="quiet">
        Ustaw rogi na rogach kartki.
        <span className="scan-keys"> Z klawiatury przesuwają je strzałki, z klawiszem Shift szybciej.</span>
      </p>
      <div ref={frame} className="scan-frame">
        {url && <img src={url} alt={`Strona ${nth} przed przycięciem`} draggable={false} />}
        <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          <polygon points={corners.map(({ x, y }) => `${x},${y}`).join(' ')} />
        </svg>
        {corners.map(({ x, y }, at) => (
          <Pressed
            key={names[at]}
            ref={at === 0 ? first : undefined}
            sx={corner}
            style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
            aria-label={`${names[at]}: ${Math.round(x * 100)}% w prawo, ${Math.round(y * 100)}% w dół`}
            aria-describedby="scan-how"
            {...drag(at)}
          />
        ))}
      </div>
      <p className="scan-end">
        <QuietButton onClick={() => setCorners(wholePicture)}>Całe zdjęcie</QuietButton>
        <OtherButton onClick={onCancel}>Wróć</OtherButton>
        <MainButton onClick={() => onDone(corners)}>Przytnij i wyprostuj</MainButton>
      </p>
    </section>
  );
}
