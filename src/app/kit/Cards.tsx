import type { ReactNode } from 'react';
import { Link } from 'react-router';
import './cards.css';

/** Records one under another where a table would be too much. */
export function Cards({ children }: { children: ReactNode }) {
  return <ul className="card-list">{children}</ul>;
}

interface CardProps {
  title: ReactNode;
  /** Where the whole card leads; nowhere where it is left out. */
  to?: string | null;
  /** In one line under the headline: a state, a day, an amount. */
  facts?: ReactNode;
  /** Quietly under them: what tells the record from others like it. */
  about?: ReactNode;
  /** At the card's end: what can be done without opening it. */
  step?: ReactNode;
  /** Under all of it. */
  children?: ReactNode;
}

/** One record: its headline, and the rest in short. */
export function Card({ title, to, facts, about, step, children }: CardProps) {
  return (
    <li className="card-row">
      <div className="card-text">
        {to ? (
          <Link className="card-title" to={to}>
            {title}
          </Link>
        ) : (
          <strong className="card-name">{title}</strong>
        )}
        {facts && <span className="card-facts">{facts}</span>}
        {about && <span className="quiet">{about}</span>}
      </div>
      {step && <div className="card-step">{step}</div>}
      {children && <div className="card-below">{children}</div>}
    </li>
  );
}
