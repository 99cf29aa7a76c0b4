import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { TestProject } from 'vitest/node';
import { openStandIn } from '../../server/registers/standIn';
import { testDay } from '../../support/testDay';
import { findChromium } from './chromium';
import { endLeft, type MoreEnv, newFolder, removeFolder, startProduct } from './product';

declare module 'vitest' {
  interface ProvidedContext {
    panel: {
      /** A folder with the demonstration in it, which no server runs on: each file of tests gets a copy. */
      template: string;
      /** Milliseconds by which the clocks of servers and pages are ahead of the machine's. */
      aheadMs: number;
      more: MoreEnv;
      /** A folder that names the servers which outlive the file that started them. */
      left: string;
    };
  }
}

/** Builds what of the product is older than its sources. */
async function build(part: '--server-only' | '--panel-only'): Promise<void> {
  const [code] = await once(spawn(process.execPath, ['scripts/build.mjs', '--stale', part], { stdio: 'inherit' }), 'exit');
  if (code !== 0) throw new Error('The build failed');
}

/** Builds what is stale, and fills the folder that every file of tests starts from: the demonstration, with its daily jobs done. */
export default async function prepare(project: TestProject): Promise<() => Promise<void>> {
  findChromium();
  await build('--server-only');
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
  // A server needs no panels to fill its folder: these are built beside it, where it does not look.
  const fill = async () => (await startProduct(template, aheadMs, more, template)).stop();
  for (const part of await Promise.allSettled([build('--panel-only'), fill()])) if (part.status === 'rejected') throw part.reason;
  const left = newFolder();
  project.provide('panel', { template, aheadMs, more, left });
  return async () => {
    endLeft(left);
    await registers.close();
    removeFolder(template);
  };
}
