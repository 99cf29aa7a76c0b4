import type { ReactNode } from 'react';
import { publicTexts } from '../i18n/publicTexts';
import { useTenant } from '../tenant/useTenant';
import '../form/public.css';

interface PublicFrameProps {
  title: string;
  /** One sentence under the heading. */
  lead?: ReactNode;
  children: ReactNode;
}

/** Pages before the login: the firm's name on its colour, and one card with one thing to do. */
export function PublicFrame({ title, lead, children }: PublicFrameProps) {
  const { tenant, say } = useTenant();
  return (
    <div className="public">
      <header className="public-brand">
        {tenant.logo && <img src={tenant.logo} alt="" className="public-logo" />}
        <p className="public-name">{tenant.name}</p>
        <p className="public-claim">{say('public.claim', publicTexts.public.claim)}</p>
      </header>
      <main className="public-main">
        <section className="card">
          <h1>{title}</h1>
          {lead && <p className="card-lead">{lead}</p>}
          {children}
        </section>
      </main>
    </div>
  );
}
