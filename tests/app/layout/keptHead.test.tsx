import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { company, id, openFirm, page } from '../resource/office';
import { heading } from '../support/panel';
import { client, company as ownCompany } from '../support/people';

/** Lines that somebody watches, and what is told when one leaves the window. */
const watched = new Map<Element, (...entries: Partial<IntersectionObserverEntry>[]) => void>();
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(readonly told: (entries: Partial<IntersectionObserverEntry>[]) => void) {}
      observe(at: Element): void {
        watched.set(at, (...entries) => this.told(entries));
      }
      disconnect(): void {
        watched.clear();
      }
    },
  );
});
afterEach(() => {
  watched.clear();
  vi.unstubAllGlobals();
});

const rect = (top: number) => ({ top }) as DOMRectReadOnly;

test('a record’s head is known to stay once the page is scrolled past it, and is itself again at the top', async () => {
  await openFirm(`/dashboard/companies/${id(1)}`, { answers: { [`GET /api/companies/${id(1)}`]: { json: company(1) } } });
  await heading('Piekarnia nr 1');
  const head = screen.getByRole('heading', { level: 1 }).closest('.kept');
  expect(head).toContainElement(await screen.findByRole('link', { name: 'Edytuj' }));
  const [pass] = watched.values();
  pass?.({ isIntersecting: false, boundingClientRect: rect(-100) });
  expect(head).toHaveAttribute('data-stuck');
  pass?.({ isIntersecting: true, boundingClientRect: rect(60) });
  expect(head).not.toHaveAttribute('data-stuck');
  // Down and up again before the page could be told.
  pass?.({ isIntersecting: false, boundingClientRect: rect(-100) }, { isIntersecting: true, boundingClientRect: rect(60) });
  expect(head).not.toHaveAttribute('data-stuck');
});

test('a list has a head that is scrolled away with it', async () => {
  await openFirm('/dashboard/companies', { answers: { 'GET /api/companies/': page([company(1)]) } });
  await screen.findByRole('link', { name: 'Piekarnia nr 1' });
  expect(screen.getByRole('heading', { level: 1 }).closest('.kept')).toBeNull();
});

test('a client reads their own record without one', async () => {
  const own = `/api/messages/${id(5)}`;
  await openFirm(`/messages/${id(5)}`, {
    person: client,
    answers: {
      [`GET ${own}`]: { json: { id: id(5), version: 1, subject: 'Faktury', company_id: ownCompany, status: 'open', unread: 0 } },
      [`GET ${own}/posts`]: { json: { data: [], more: false, receipts: [], notes: false, looks_on: false } },
      [`GET /api/companies/${ownCompany}`]: { json: company(1, { id: ownCompany }) },
    },
  });
  await heading('Faktury');
  expect(document.querySelector('.kept')).toBeNull();
});
