import { type ReactNode, useId } from 'react';

interface ProfileSectionProps {
  title: string;
  /** What an address names it by. */
  anchor?: string;
  children: ReactNode;
}

/** One subject of the profile. */
export function ProfileSection({ title, anchor, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <section className="panel" id={anchor} aria-labelledby={id}>
      <div className="panel-head">
        <h2 id={id}>{title}</h2>
      </div>
      <div className="panel-body">{children}</div>
    </section>
  );
}
