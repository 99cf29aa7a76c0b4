import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { newFolder, type Product, removeFolder, startProduct } from './product';

export interface OwnOffice {
  /** The link of its first administrator, on the port that it runs at. */
  link: string;
  end(): Promise<void>;
}

/** An office of one's own as its operator sets it up, on an empty database: `firm:add`, the firm's panel, the server. No demonstration comes with it. */
export async function openOwnOffice(key: string, name: string): Promise<OwnOffice> {
  const { aheadMs, more } = inject('panel');
  const [dataDir, home] = [newFolder(), newFolder()];
  const said = await addFirm(key, name, dataDir);
  const apiKey = new RegExp(`VITE_API_KEY=(${key}-[0-9a-f]{24})`).exec(said)?.[1];
  const path = /\/register\/[A-Za-z0-9]{43}\?administrator/.exec(said)?.[0];
  if (!apiKey || !path) throw new Error(`firm:add said no key or link:\n${said}`);
  copyPanel(join(home, 'dist', key), apiKey);
  const product: Product = await startProduct(dataDir, aheadMs, { ...more, DEMO: '0' }, home);
  return {
    link: `http://localhost:${product.port}${path}`,
    async end() {
      await product.kill();
      removeFolder(dataDir);
      removeFolder(home);
    },
  };
}

async function addFirm(key: string, name: string, dataDir: string): Promise<string> {
  const { PATH = '' } = process.env;
  const words = ['scripts/run.mjs', 'firm:add', key, name, '--no-panel'];
  const child = spawn(process.execPath, words, { env: { PATH, DATA_DIR: dataDir, APP_ENV: 'test' } });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      said += text;
    });
  await once(child, 'close');
  return said;
}

/** What a build with this key would give: the demonstration's panel with the key in its place. */
function copyPanel(folder: string, apiKey: string): void {
  cpSync('dist/demo', folder, { recursive: true });
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !/\.(js|html)$/.test(file)) continue;
    const text = readFileSync(file, 'utf8');
    if (!text.includes('demo-api-key')) continue;
    writeFileSync(file, text.replaceAll('demo-api-key', apiKey));
    for (const compressed of [`${file}.br`, `${file}.gz`]) rmSync(compressed, { force: true });
  }
}
