import type { ReactNode } from 'react';
import '../form/public.css';

/** A page that says one thing, in the middle of the screen; it needs no configuration. */
export function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="notice">
      <section className="card">
        <h1>{title}</h1>
        {children}
      </section>
    </main>
  );
}
