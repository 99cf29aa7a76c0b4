import { statSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest for their size; begun last, they would run alone at the end. */
const long = ['walkOffice', 'walkOfficeRest', 'walkAccountant', 'walkEverybody', 'walkClient', 'screens', 'morning', 'process'];

const placeOf = ({ moduleId }: TestSpecification) => {
  const at = long.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return at < 0 ? long.length : at;
};
const bytesOf = ({ moduleId }: TestSpecification) => statSync(moduleId).size;

/** The same order on every machine and day, whatever ran before: the longest files first, then the largest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return [...files].sort(
      (a, b) => placeOf(a) - placeOf(b) || bytesOf(b) - bytesOf(a) || a.moduleId.localeCompare(b.moduleId, 'en'),
    );
  }
}
