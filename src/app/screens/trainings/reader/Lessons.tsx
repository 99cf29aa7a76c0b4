import { useRef, useState } from 'react';
import { formatMinutes } from '../../../../lib/dates';
import { MainButton, OtherButton } from '../../../kit/buttons';
import { Pressed } from '../../../kit/Pressed';
import { glideTo } from '../../../layout/glide';
import { Icon } from '../../../theme/Icon';
import type { Training } from '../training';
import { useLearning } from '../useLearning';
import { FilmLink } from './FilmLink';
import { Markup } from './Markup';

const look = {
  display: 'flex',
  gap: '0.75rem',
  justifyContent: 'start',
  width: '100%',
  minHeight: '2.75rem',
  padding: '0.375rem 0.5rem',
  textAlign: 'left',
  borderRadius: '8px',
  '&:hover, &[aria-current]': { backgroundColor: 'var(--info-surface)' },
  '&[aria-current]': { fontWeight: 500 },
} as const;

/** Lessons one after another; opens at the first one not read yet. */
export function Lessons({ training, learns }: { training: Training; learns: boolean }) {
  const lessons = training.lessons ?? [];
  const seen = new Set(training.mine?.lessons_seen.map(({ lesson }) => lesson));
  const firstUnread = lessons.findIndex((_, at) => !seen.has(at + 1));
  const [at, setAt] = useState(firstUnread === -1 ? 0 : firstUnread);
  const { step, doing } = useLearning(training);
  const heading = useRef<HTMLHeadingElement>(null);
  const lesson = lessons[at];
  if (!lesson) return null;

  const go = (next: number) => {
    setAt(next);
    // A reader with a phone or a screen reader begins at the top of the lesson.
    requestAnimationFrame(() => {
      heading.current?.focus({ preventScroll: true });
      if (heading.current) glideTo(heading.current);
    });
  };
  async function finish(): Promise<void> {
    if (doing) return;
    if (learns && !seen.has(at + 1) && (await step('read', { lesson: at + 1 })) === null) return;
    if (at + 1 < lessons.length) go(at + 1);
  }
  const last = at + 1 === lessons.length;
  return (
    <section className="panel training-lessons" aria-label="Lekcje">
      <nav aria-label="Spis lekcji">
        <ol>
          {lessons.map(({ title, minutes }, nth) => (
            <li key={JSON.stringify([nth, title])}>
              <Pressed sx={look} aria-current={nth === at ? 'step' : undefined} onClick={() => go(nth)}>
                <span className="training-tick">{seen.has(nth + 1) ? <Icon name="check" size={16} /> : nth + 1}</span>
                <span>
                  {title}
                  {seen.has(nth + 1) && <span className="unseen">, przeczytana</span>}
                  {minutes && <span className="quiet"> {formatMinutes(minutes)}</span>}
                </span>
              </Pressed>
            </li>
          ))}
        </ol>
      </nav>
      <article className="training-lesson">
        <p className="quiet">
          Lekcja {at + 1} z {lessons.length}
        </p>
        <h2 ref={heading} tabIndex={-1}>
          {lesson.title}
        </h2>
        {lesson.content && <Markup key={at} html={lesson.content} />}
        {lesson.video_url && <FilmLink address={lesson.video_url} />}
        <div className="training-steps">
          {at > 0 && (
            <OtherButton onClick={() => go(at - 1)}>
              <Icon name="left" size={18} />
              Poprzednia
            </OtherButton>
          )}
          {(!last || (learns && !seen.has(at + 1))) && (
            <MainButton aria-disabled={doing} onClick={() => void finish()}>
              {learns && !seen.has(at + 1) ? (last ? 'Przeczytane' : 'Przeczytane, dalej') : 'Następna lekcja'}
            </MainButton>
          )}
          {seen.size >= lessons.length && last && <p role="status">Wszystkie lekcje przeczytane.</p>}
        </div>
      </article>
    </section>
  );
}
