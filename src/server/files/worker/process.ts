import sharp from 'sharp';
import { checkFile } from '../checks/checkFile';
import { FileRefused } from '../refused';
import { readSheet } from '../sheet/readSheet';
import type { Job, Outcome } from './jobs';
import { drawPicture } from './picture';

// A process of its own: what a broken or hostile file does to it, it does to nobody else. Whatever it writes is the server's alone.
process.umask(0o077);
sharp.cache(false);
sharp.concurrency(1);

async function work(job: Job): Promise<Outcome> {
  try {
    if (job.task === 'check') return { checked: await checkFile(job.candidate) };
    if (job.task === 'sheet') return { read: await readSheet(job.sheet) };
    await drawPicture(job.picture);
    return { checked: null };
  } catch (error) {
    if (error instanceof FileRefused) return { refused: error.message };
    throw error;
  }
}

process.on('message', (job: Job) => {
  // What nobody foresaw ends the process; its keeper takes that for a file that can't be read.
  work(job).then(
    (outcome) => process.send?.(outcome),
    () => process.exit(1),
  );
});
process.on('disconnect', () => process.exit(0));
