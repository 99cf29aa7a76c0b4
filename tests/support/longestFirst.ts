import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Browser tests that only look, then those that keep to their own, as they share a server, then files that take longest for their size: begun
 * last, these would run alone at the end. Of those that want a whole browser each follows another.
 */
const long = [
  'walkOffice walkOfficeRest walkAccountant walkEverybody walkClient screens walls weights cold report tabs',
  'clientMonth scanner standIn lists transfers contributions obligations events privacy employeeTerms timer',
  'registers import company keyboard campaigns mandates accountant login amounts',
  'outbox shareTarget installable morning superuser process',
].flatMap((names) => names.split(' '));

const placeOf = ({ moduleId }: TestSpecification) => {
  const at = long.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return at < 0 ? long.length : at;
};
const bytesOf = ({ moduleId }: TestSpecification) => statSync(moduleId).size;

/** Files that share a process follow each other, project by project: one of another project would end it, with all that it has loaded. */
const groupOf = ({ project }: TestSpecification) => `${project.config.isolate ? 1 : 0} ${project.name}`;

/**
 * The same order on every machine and day, whatever ran before: the longest files first, then the largest. A number in TEST_ORDER gives
 * another order, which shows what a file leaves behind for those after it.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = process.env.TEST_ORDER;
    const drawn = ({ moduleId }: TestSpecification) =>
      createHash('sha256')
        .update(order + moduleId)
        .digest('hex');
    const within = (a: TestSpecification, b: TestSpecification) =>
      order
        ? drawn(a).localeCompare(drawn(b))
        : placeOf(a) - placeOf(b) || bytesOf(b) - bytesOf(a) || a.moduleId.localeCompare(b.moduleId, 'en');
    return [...files].sort((a, b) => groupOf(a).localeCompare(groupOf(b), 'en') || within(a, b));
  }
}
