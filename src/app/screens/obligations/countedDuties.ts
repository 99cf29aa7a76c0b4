import type { Duty } from '../../../contract/obligations';
import { countOf } from '../../../lib/text';

/** How many obligations there are, and how many of them only perhaps: who counts what is to be done does not count doubts. */
export function countedDuties(duties: readonly Duty[]): string {
  const perhaps = duties.filter(({ state }) => state.code === 'perhaps').length;
  const sure = countOf(duties.length - perhaps, 'obowiązek', 'obowiązki', 'obowiązków');
  return perhaps > 0 ? `${sure}, być może: ${perhaps}` : sure;
}

/** After a doubt, on how many later days it comes again. */
export const furtherDays = ({ more }: Pick<Duty, 'more'>): string =>
  more > 0 ? ` Tak samo w następnych okresach: jeszcze ${countOf(more, 'termin', 'terminy', 'terminów')}.` : '';
