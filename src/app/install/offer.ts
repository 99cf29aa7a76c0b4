import { readKey, writeKey } from '../session/localKeys';

/** The browser's own question whether to install, which it lets a page ask when the person wants it. */
export interface InstallQuestion extends Event {
  prompt(): Promise<unknown>;
}

let question: InstallQuestion | null = null;
const listeners = new Set<() => void>();

function become(next: InstallQuestion | null): void {
  question = next;
  for (const listener of [...listeners]) listener();
}

/** Keeps the browser's question for the hint; it comes once, often before anything is drawn. */
export function awaitInstallQuestion(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    become(event as InstallQuestion);
  });
  addEventListener('appinstalled', () => become(null));
}

export function installQuestion(): InstallQuestion | null {
  return question;
}

export function onInstallQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Puts the browser's question; it can be put only once. */
export async function askToInstall(): Promise<void> {
  const asked = question;
  if (!asked) return;
  await asked.prompt();
  become(null);
}

/** Whether the panel already runs from the home screen. */
export function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true;
}

/** An iPhone or iPad installs only from its own menu, and only a person can open that. */
export function installsByHand({ userAgent, maxTouchPoints } = navigator): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/** Whether there is anything to hint at here, and nobody has put the hint away. */
export function isHintWanted(): boolean {
  return (question !== null || installsByHand()) && readKey<boolean>('installHint') !== true && !isInstalled();
}

/** Never shown again in this browser, to any person. */
export function putHintAway(): void {
  writeKey('installHint', true);
  for (const listener of [...listeners]) listener();
}
