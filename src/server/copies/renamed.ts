import { formatDateTime, toWarsaw } from '../../lib/dates';
import { ForOperator } from '../forOperator';
import type { CopyHead } from './archive';
import { nameOfCopy, timeOfCopy } from './place';

/** A copy lies under the name of another one: it would be taken for another day's. */
export class CopyRenamed extends ForOperator {
  override readonly name = 'CopyRenamed';
}

const moment = (at: Date | null) => (at ? formatDateTime(toWarsaw(at)) : 'innego dnia');

/** The time of a copy is sealed in it, and its name is made of that time: another name was given to it later, or two were exchanged. */
export function refuseOtherName({ made }: CopyHead, name: string): void {
  const own = nameOfCopy(new Date(made));
  if (own === name) return;
  throw new CopyRenamed(
    `Pod nazwą ${name} (${moment(timeOfCopy(name))}) leży kopia z ${moment(new Date(made))}: ktoś zmienił jej nazwę albo zamienił kopie. Niczego nie zmieniono. Żeby odtworzyć właśnie ją, przywróć jej nazwę ${own}.`,
  );
}
