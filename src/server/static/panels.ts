import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

/** One built file, with what was compressed beside it when it was built. */
export interface Asset {
  file: string;
  type: string;
  /** Encodings that lie on the disk as `file.br`, `file.gz`. */
  encodings: readonly ('br' | 'gzip')[];
  /** Its name changes with its content. */
  immutable: boolean;
  /** Its answer is what the next build changes: the service worker, the manifest. */
  asked: boolean;
}

/** The built panel of one firm. */
export interface Panel {
  /** The page's HTML, with `nonceMark` where the nonce of an answer goes. */
  page: string;
  /** The page that the service worker shows without a connection; null in a build that has none. */
  offline: string | null;
  /** The manifest as it was built; null in a build that has none. */
  manifest: string | null;
  /** By the path that is asked for. */
  assets: ReadonlyMap<string, Asset>;
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** Files that a browser asks for anew each time: what it keeps of them would hide the next build. */
export const manifestPath = '/manifest.webmanifest';
const alwaysAsked = ['/sw.js', manifestPath];

/** The panels that were built, by firm. Only what is listed here is ever served, so no path can lead out of the folder. */
export function findPanels(dir: string): Map<string, Panel> {
  const panels = new Map<string, Panel>();
  for (const entry of readdirIfThere(dir)) {
    const index = join(dir, entry.name, 'index.html');
    if (!entry.isDirectory() || !statSync(index, { throwIfNoEntry: false })) continue;
    panels.set(entry.name, {
      page: readFileSync(index, 'utf8'),
      offline: textIfThere(join(dir, entry.name, 'offline.html')),
      manifest: textIfThere(join(dir, entry.name, manifestPath)),
      assets: findAssets(join(dir, entry.name)),
    });
  }
  return panels;
}

function findAssets(root: string): Map<string, Asset> {
  const assets = new Map<string, Asset>();
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = new Set(files.map((entry) => join(entry.parentPath, entry.name)));
  for (const file of names) {
    const type = types[extname(file)];
    const path = `/${relative(root, file).split(sep).join('/')}`;
    if (!type || type.startsWith('text/html')) continue;
    const encodings = [
      ...(names.has(`${file}.br`) ? (['br'] as const) : []),
      ...(names.has(`${file}.gz`) ? (['gzip'] as const) : []),
    ];
    assets.set(path, { file, type, encodings, immutable: path.startsWith('/assets/'), asked: alwaysAsked.includes(path) });
  }
  return assets;
}

function textIfThere(file: string): string | null {
  return statSync(file, { throwIfNoEntry: false }) ? readFileSync(file, 'utf8') : null;
}

function readdirIfThere(dir: string) {
  return statSync(dir, { throwIfNoEntry: false }) ? readdirSync(dir, { withFileTypes: true }) : [];
}
