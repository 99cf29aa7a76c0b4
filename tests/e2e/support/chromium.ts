import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
/** The same engine without the browser's own window around the page, whose drawing took a quarter of a core. */
const shell = 'chromium-headless-shell';
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const inPath = (...wanted: string[]) =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => wanted.map((name) => join(folder, name)));

function installed(): string | null {
  return [process.env.CHROMIUM ?? '', ...inPath(...names), ...elsewhere].find((file) => file !== '' && isRunnable(file)) ?? null;
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
  const command = 'apt-get update && apt-get install -y chromium fonts-liberation';
  if (debian && process.getuid?.() === 0) {
    console.log('Testy w przeglądarce: instaluję pakiet chromium…');
    // The shell is asked for apart: not every such system has it, and the tests do without.
    spawnSync('sh', ['-c', `${command}; apt-get install -y ${shell}`], {
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
let whole = false;

/**
 * The one browser of a process: the files of tests share it, and it ends with the process; one that fell over is started again.
 * A file about what the browser itself does, as installing, asks for the whole browser.
 */
export async function sharedBrowser(isWhole = false): Promise<Browser> {
  if (shared && isWhole !== whole) {
    await (await shared).close();
    shared = null;
  }
  whole = isWhole;
  shared ??= launch(isWhole);
  const browser = await shared;
  if (browser.isConnected()) return browser;
  shared = null;
  return sharedBrowser(isWhole);
}

/** Starts it without any request of its own to the outside. */
function launch(isWhole: boolean): Promise<Browser> {
  const bare = isWhole || process.env.CHROMIUM ? undefined : inPath(shell).find(isRunnable);
  return chromium.launch({
    executablePath: bare ?? findChromium(),
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
