import type { ReactNode } from 'react';
import { titleOf } from '../routing/label';
import { useRoute } from '../routing/useRoute';
import { Breadcrumbs } from './Breadcrumbs';
import { useKeptHead } from './useKeptHead';

interface PageProps {
  /** Left out, the route's title. */
  title?: ReactNode;
  /** What the record is called, for the way to it. */
  recordTitle?: string | undefined;
  /** Beside the heading: a state, a count. */
  beside?: ReactNode;
  /** Buttons of the whole screen. */
  actions?: ReactNode;
  /** One sentence under the heading. */
  lead?: ReactNode;
  /** The head and the buttons stay in sight while the page is scrolled: of a record that is worked on. */
  kept?: boolean;
  children: ReactNode;
}

/** The frame of every screen behind the login: the way here, the one heading, what can be done, the content. */
export function Page({ title, recordTitle, beside, actions, lead, kept = false, children }: PageProps) {
  const route = useRoute()?.route;
  const { mark, head } = useKeptHead(kept);
  return (
    <>
      {kept && <div ref={mark} className="kept-mark" />}
      <div ref={head} className={kept ? 'page-top kept' : 'page-top'}>
        <Breadcrumbs recordTitle={recordTitle} />
        <div className="page-head">
          <div className="page-title">
            <h1 tabIndex={-1}>{title ?? (route && titleOf(route))}</h1>
            {beside}
          </div>
          {actions && <div className="page-actions">{actions}</div>}
        </div>
      </div>
      {lead && <p className="page-lead">{lead}</p>}
      {children}
    </>
  );
}
