import { type ReactNode, type Ref, useId } from 'react';

interface PanelProps {
  title: ReactNode;
  /** In the head's line, after the title: a count, a way elsewhere, a button. */
  beside?: ReactNode;
  /** Apart from what stands above it. */
  below?: boolean;
  /** Apart from what follows it. */
  above?: boolean;
  /** A table or rows from edge to edge come right under the head. */
  list?: boolean;
  className?: string;
  /** Of the place itself, for addresses that lead to it. */
  id?: string | undefined;
  /** Of the heading, where the focus is brought to it. */
  headingId?: string;
  /** What the panel is called by those who do not see it, where the heading alone would not say it. */
  name?: string;
  ref?: Ref<HTMLElement>;
  children?: ReactNode;
}

/** A part of a screen with its heading, found by its name by those who do not see it. */
export function Panel({
  title,
  beside,
  below = false,
  above = false,
  list = false,
  className = '',
  id,
  headingId,
  name,
  ref,
  children,
}: PanelProps) {
  const own = useId();
  const heading = headingId ?? own;
  return (
    <section
      ref={ref}
      id={id}
      className={['panel', list && 'list', below && 'below', above && 'above', className].filter(Boolean).join(' ')}
      {...(name ? { 'aria-label': name } : { 'aria-labelledby': heading })}
    >
      <div className="panel-head">
        <h2 id={heading} {...(headingId ? { tabIndex: -1 } : {})}>
          {title}
        </h2>
        {beside}
      </div>
      {children}
    </section>
  );
}
