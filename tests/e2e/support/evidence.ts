import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright';

/** Where what a failed test saw is kept; nowhere unless `npm test` runs it. */
const folder = process.env.TEST_PICTURES ?? null;

let kept = 0;

/** Notes what a window does; with every page as it looked, which takes time, where a file is tried for the second time. */
export async function beginTrace(context: BrowserContext): Promise<void> {
  if (folder) await context.tracing.start({ snapshots: process.env.TEST_TRACE === '1', screenshots: false });
}

/** Keeps a picture of each page of the window, and its trace for `npx playwright show-trace`. */
export async function keepEvidence(context: BrowserContext, test: string): Promise<void> {
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  kept += 1;
  const name = `${String(kept).padStart(2, '0')} ${test.replace(/[^\p{L}\p{N} ]/gu, '').slice(0, 80)}`;
  const ignore = () => undefined;
  for (const [nth, page] of context.pages().entries())
    await page.screenshot({ path: join(folder, `${name} ${nth + 1}.png`), timeout: 5_000 }).catch(ignore);
  await context.tracing.stop({ path: join(folder, `${name}.zip`) }).catch(ignore);
}
