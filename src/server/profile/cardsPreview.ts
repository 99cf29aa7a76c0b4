import { type CardsPreview, cardsPreviewed, type TouchedCount } from '../../contract/profile';
import type { Tx } from '../db/database';
import { Refusal } from '../errors';
import type { Scope } from '../scope';
import { previewCard, type TypedCard } from './cardPreview';

/** What changes of many cards would bring and end, counted over them, and which of them would refuse it. */
export async function previewCards(db: Pick<Tx, 'query'>, scope: Scope, cards: readonly TypedCard[]): Promise<CardsPreview> {
  const [appears, disappears] = [new Map<string, number>(), new Map<string, number>()];
  const [also, warnings] = [new Map<string, number>(), new Map<string, number>()];
  const refused = new Map<string, number>();
  let changed = 0;
  for (const card of cards.slice(0, cardsPreviewed)) {
    try {
      const preview = await previewCard(db, scope, card);
      if (!preview) continue;
      changed += 1;
      for (const name of new Set(preview.appears.map(({ name }) => name))) add(appears, name);
      for (const name of new Set(preview.disappears.map(({ name }) => name))) add(disappears, name);
      for (const says of preview.also) add(also, says);
      for (const says of preview.warnings) add(warnings, says);
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 422) throw error;
      for (const says of Object.values(error.more.errors ?? { '': error.message })) add(refused, says);
    }
  }
  return {
    asked: Math.min(cards.length, cardsPreviewed),
    changed,
    appears: counted(appears),
    disappears: counted(disappears),
    also: counted(also),
    warnings: counted(warnings),
    refused: [...refused].map(([says, companies]) => ({ says, companies })),
  };
}

const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
const counted = (counts: ReadonlyMap<string, number>): TouchedCount[] =>
  [...counts].map(([name, companies]) => ({ name, companies })).sort((one, other) => other.companies - one.companies);
