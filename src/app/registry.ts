import type { Resource } from '../schema';

type Declarations = Readonly<Record<string, Resource | undefined>>;
let known: Declarations = {};

/**
 * Makes declarations known to the panel; its route table brings those that its people may know of. Their order is that of the last
 * arrivals: an outline of the menu that came before them says nothing of which is its module's first.
 */
export function declare(arrived: Declarations): void {
  known = { ...arrived, ...known, ...arrived };
}

/** The declarations at hand, by name; another object once more have arrived. */
export function declarations(): Declarations {
  return known;
}
