/** The offline page: it looks for the server again by itself, and comes back to the screen that was asked for. */
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
