import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function installed(): string | null {
  const inPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [process.env.CHROMIUM ?? '', ...inPath, ...elsewhere].find((file) => file !== '' && isRunnable(file)) ?? null;
}

function isRunnable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** An installed Chromium or Chrome; on Debian and Ubuntu, as root, the package is installed; else the one command is told. */
export function findChromium(): string {
  const found = installed();
  if (found) return found;
  const debian = existsSync('/etc/os-release') && /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'));
  const command = 'apt-get update && apt-get install -y chromium';
  if (debian && process.getuid?.() === 0) {
    console.log('Testy w przeglądarce: instaluję pakiet chromium…');
    spawnSync('sh', ['-c', command], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const now = installed();
  if (!now)
    throw new Error(
      `The browser tests need Chromium or Chrome: ${debian ? `sudo sh -c "${command}"` : 'install it, or name its file in CHROMIUM'}`,
    );
  return now;
}

let shared: Promise<Browser> | null = null;

/** The one browser of a run: the files of tests share a process. It ends with the process; one that fell over is started again. */
export async function sharedBrowser(): Promise<Browser> {
  shared ??= launch();
  const browser = await shared;
  if (browser.isConnected()) return browser;
  shared = null;
  return sharedBrowser();
}

/** Starts it without any request of its own to the outside. */
function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
