import { useSyncExternalStore } from 'react';
import { readKey, writeKey } from './localKeys';
import { currentUser, onSessionChange } from './store';

/** Whose choice it is: of a browser that two people share, each keeps their own alone. */
interface Choice {
  of: string;
  company: string;
}
const listeners = new Set<() => void>();
let choice = readKey<Choice>('company');

/** The one of their companies that a client looks at; null means all of them, and is the answer for people with one company and for the office. Another tab keeps its own. */
export function chosenCompany(): string | null {
  const user = currentUser();
  if (!user || user.companies.length < 2 || choice?.of !== user.id) return null;
  return user.companies.includes(choice.company) ? choice.company : null;
}

/** Looks at one company from now on, or at all of them. */
export function chooseCompany(company: string | null): void {
  const user = currentUser();
  choice = user && company ? { of: user.id, company } : null;
  writeKey('company', choice);
  for (const listener of [...listeners]) listener();
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onSessionChange(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

export function useChosenCompany(): string | null {
  return useSyncExternalStore(follow, chosenCompany);
}

/** Asks the server for that company alone. */
export const ofCompany = (company: string | null) => (company ? `?company_id=${company}` : '');

/** Records of several companies stand together: each says whose it is. */
export function useSeveral(): boolean {
  const company = useChosenCompany();
  return company === null && (currentUser()?.companies.length ?? 0) > 1;
}
