import { useEffect, useRef, useState } from 'react';
import { OtherButton } from '../kit/buttons';

interface ShowMoreProps {
  /** Null at the list's end. */
  more: (() => void) | null;
  says?: string;
}

/** At a list's end, while it goes on. The button goes with the last rows: who pressed it hears so, and keeps their place on the page. */
export function ShowMore({ more, says = 'Pokaż więcej' }: ShowMoreProps) {
  const [pressed, setPressed] = useState(false);
  const end = useRef<HTMLParagraphElement>(null);
  const isOver = pressed && more === null;
  useEffect(() => {
    // Whoever went on meanwhile stays where they are.
    if (isOver && (document.activeElement === document.body || document.activeElement === null))
      end.current?.focus({ preventScroll: true });
  }, [isOver]);
  if (!more)
    return (
      pressed && (
        <p ref={end} tabIndex={-1} className="unseen">
          To już wszystko
        </p>
      )
    );
  return (
    <p className="panel-foot">
      <OtherButton
        onClick={() => {
          setPressed(true);
          more();
        }}
      >
        {says}
      </OtherButton>
    </p>
  );
}
