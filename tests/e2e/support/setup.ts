import { spawnSync } from 'node:child_process';
import type { TestProject } from 'vitest/node';
import { testDay } from '../../support/testDay';
import { findChromium } from './chromium';
import { type MoreEnv, newFolder, removeFolder, startProduct } from './product';

declare module 'vitest' {
  interface ProvidedContext {
    panel: {
      /** A folder with the demonstration in it, which no server runs on: each file of tests gets a copy. */
      template: string;
      /** Milliseconds by which the clocks of servers and pages are ahead of the machine's. */
      aheadMs: number;
      more: MoreEnv;
    };
  }
}

/** Builds what is stale, and fills the folder that every file of tests starts from: the demonstration, with its daily jobs done. */
export default async function prepare(project: TestProject): Promise<() => void> {
  findChromium();
  const built = spawnSync(process.execPath, ['scripts/build.mjs', '--stale'], { stdio: 'inherit' });
  if (built.status !== 0) throw new Error('The build failed');
  const startsAt = process.env.TEST_NOW ? new Date(process.env.TEST_NOW) : testDay;
  const aheadMs = startsAt.getTime() - Date.now();
  const more: MoreEnv = {};
  const template = newFolder();
  await (await startProduct(template, aheadMs, more)).stop();
  project.provide('panel', { template, aheadMs, more });
  return () => removeFolder(template);
}
