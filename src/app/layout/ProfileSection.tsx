import type { ReactNode } from 'react';
import { Panel } from '../kit/Panel';

interface ProfileSectionProps {
  title: string;
  /** What an address names it by. */
  anchor?: string;
  children: ReactNode;
}

/** One subject of the profile. */
export function ProfileSection({ title, anchor, children }: ProfileSectionProps) {
  return (
    <Panel id={anchor} title={title}>
      <div className="panel-body">{children}</div>
    </Panel>
  );
}
