/** The offline page: it looks for the server again by itself, and comes back to the screen that was asked for. */
import { readKey } from '../session/localKeys';

const lookEveryMs = 5_000;

const state = document.getElementById('stan');
let looking = false;

async function look(): Promise<void> {
  if (looking || document.hidden) return;
  looking = true;
  const found = await fetch('/manifest.webmanifest', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  looking = false;
  if (!found) return;
  if (state) state.textContent = 'Połączenie wróciło. Wczytuję stronę…';
  location.reload();
}

addEventListener('online', () => void look());
document.addEventListener('visibilitychange', () => void look());
document.getElementById('ponow')?.addEventListener('click', () => location.reload());
setInterval(() => void look(), lookEveryMs);

/** How many things the person who is logged in has waiting here; the page reads nothing of them, and has no key. */
async function countWaiting(): Promise<number> {
  const person = readKey<{ id: string }>('session')?.id;
  const there = await indexedDB.databases();
  if (!person || !there.some(({ name }) => name === 'panel.outbox')) return 0;
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('panel.outbox');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const asked: IDBRequest<{ person: string; state: string }[]> = opening.result
        .transaction('items')
        .objectStore('items')
        .getAll();
      asked.onerror = () => reject(asked.error);
      asked.onsuccess = () => {
        opening.result.close();
        resolve(asked.result.filter(({ person: whose, state }) => whose === person && state !== 'begun').length);
      };
    };
  });
}

countWaiting().then(
  (count) => {
    const line = document.getElementById('czeka');
    if (line && count > 0)
      line.textContent = `Na wysłanie czeka na tym urządzeniu: ${count}. Pójdzie samo, gdy panel się otworzy.`;
  },
  () => undefined,
);
