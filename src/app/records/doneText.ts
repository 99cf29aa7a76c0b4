import type { UndoAnswer } from '../../contract/imports';
import { formatNumber } from '../../lib/money';
import { plural } from '../../lib/text';
import type { Resource } from '../../schema';

const anything = ['pozycję', 'pozycje', 'pozycji'] as const;

/** So many of a resource inside a sentence, in the accusative: `3 dokumenty`. */
export function theseOf({ labels }: Resource, count: number): string {
  const [one, few, many] = labels.accusative ?? anything;
  return `${formatNumber(count)} ${plural(count, one, few, many)}`;
}

/** What is told once something was done to so many: `Przyjęto 3 dokumenty`; of a single one without its number. */
export function doneText(resource: Resource, done: string | undefined, count: number): string {
  const [one] = resource.labels.accusative ?? anything;
  return `${done ?? 'Zmieniono'} ${count === 1 ? one : theseOf(resource, count)}`;
}

/** The transition of that name. */
export const transitionOf = ({ fields }: Resource, name: string) =>
  Object.values(fields).flatMap(({ transitions }) => transitions?.[name] ?? [])[0];

/** What is told once a single record was moved along a transition, where it stands in sight: `Wysłano do klienta`. */
export const doneWord = (resource: Resource, name: string): string => transitionOf(resource, name)?.done ?? 'Zapisano';

/** So many of a resource, counted off in a list: `12 zadań`, `1 sprawa`. */
export function countedOf({ labels: { one, few, many } }: Resource, count: number): string {
  const [single, some, lots] = [one, few, many].map((label) => label.toLowerCase());
  return `${formatNumber(count)}\u00a0${plural(count, single ?? '', some ?? '', lots ?? '')}`;
}

/** What is told once a change of many was taken back, with how many stayed changed and why. */
export function undoneText(resource: Resource, { undone, kept }: UndoAnswer): string {
  const says = undone > 0 ? `Cofnięto zmianę: ${countedOf(resource, undone)}.` : 'Nic nie cofnięto.';
  return kept.length > 0 ? `${says} Bez cofnięcia: ${countedOf(resource, kept.length)}. ${kept[0]?.error}` : says;
}
