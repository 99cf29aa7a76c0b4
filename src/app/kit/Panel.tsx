import { type ReactNode, type Ref, useId } from 'react';

interface PanelProps {
  title: ReactNode;
  /** In the head's line, after the title: a count, a way elsewhere, a button. */
  beside?: ReactNode;
  /** Apart from what stands above it. */
  below?: boolean;
  className?: string;
  /** Of the place itself, for addresses that lead to it. */
  id?: string | undefined;
  ref?: Ref<HTMLElement>;
  children?: ReactNode;
}

/** A part of a screen with its heading, found by its name by those who do not see it. */
export function Panel({ title, beside, below = false, className = '', id, ref, children }: PanelProps) {
  const heading = useId();
  return (
    <section
      ref={ref}
      id={id}
      className={['panel', below && 'below', className].filter(Boolean).join(' ')}
      aria-labelledby={heading}
    >
      <div className="panel-head">
        <h2 id={heading}>{title}</h2>
        {beside}
      </div>
      {children}
    </section>
  );
}
