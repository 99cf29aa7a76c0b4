import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const serverDir = join(root, 'build/server');
export const cliDir = join(root, 'build/cli');
export const panelDir = (tenant) => join(root, 'dist', tenant);
/** What the last build of a firm's own panel was given: its API key and name. */
const givenDir = join(root, 'build/panels');
const givenFile = (tenant) => join(givenDir, `${tenant}.json`);

/** What the server's bundle and the panels are made from. */
export const serverSources = ['src', 'resources', 'scripts', 'package-lock.json'];
export const panelSources = ['src', 'resources', 'scripts', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'];

/** Whether a built file is there and nothing it was made from is newer. */
export function isFresh(built, sources) {
  const made = statSync(built, { throwIfNoEntry: false });
  return made !== undefined && sources.every((source) => newest(join(root, source)) <= made.mtimeMs);
}

/** When something in a file or folder last changed; a folder's own time tells of removed files. */
function newest(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** Firms whose panels were built here with keys of their own. */
export const ownFirms = () =>
  statSync(givenDir, { throwIfNoEntry: false }) ? readdirSync(givenDir).map((file) => file.replace(/\.json$/, '')) : [];

/** Gives a build what the last one of the firm's panel was given, where this one is given nothing. */
export function recallGiven(tenant, env) {
  if (env.VITE_API_KEY || !ownFirms().includes(tenant)) return;
  const { apiKey, name } = JSON.parse(readFileSync(givenFile(tenant), 'utf8'));
  env.VITE_API_KEY = apiKey;
  if (name) env.VITE_FIRM_NAME ??= name;
}

/** Keeps what a build was given, so that a newer version builds the panel anew by itself. */
export function keepGiven(tenant, { VITE_API_KEY: apiKey, VITE_FIRM_NAME: name }) {
  if (!apiKey) return;
  mkdirSync(givenDir, { recursive: true });
  writeFileSync(givenFile(tenant), `${JSON.stringify({ apiKey, ...(name ? { name } : {}) })}\n`);
}

/** A key and a name are one firm's: a build of several panels takes neither. Answers whether any was there. */
export function dropGiven(tenants, env) {
  if (tenants.length < 2 || !(env.VITE_API_KEY || env.VITE_FIRM_NAME)) return false;
  delete env.VITE_API_KEY;
  delete env.VITE_FIRM_NAME;
  return true;
}
