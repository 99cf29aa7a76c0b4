import { spawnSync } from 'node:child_process';
import type { TestProject } from 'vitest/node';
import { openStandIn } from '../../server/registers/standIn';
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
export default async function prepare(project: TestProject): Promise<() => Promise<void>> {
  findChromium();
  const built = spawnSync(process.execPath, ['scripts/build.mjs', '--stale'], { stdio: 'inherit' });
  if (built.status !== 0) throw new Error('The build failed');
  const startsAt = process.env.TEST_NOW ? new Date(process.env.TEST_NOW) : testDay;
  const aheadMs = startsAt.getTime() - Date.now();
  const registers = await openStandIn();
  const { white_list, ceidg, krs } = registers.places;
  const more: MoreEnv = {
    WHITE_LIST_URL: white_list.url,
    CEIDG_URL: ceidg.url,
    CEIDG_TOKEN: String(ceidg.key),
    KRS_URL: krs.url,
  };
  const template = newFolder();
  await (await startProduct(template, aheadMs, more)).stop();
  project.provide('panel', { template, aheadMs, more });
  return async () => {
    await registers.close();
    removeFolder(template);
  };
}
