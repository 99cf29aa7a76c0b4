import type { ReactNode } from 'react';

/** A page that says one thing, in the middle of the screen. */
export function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="public">
      <section className="card" aria-labelledby="notice">
        <h1 id="notice">{title}</h1>
        {children}
      </section>
    </main>
  );
}
