import { countOf } from '../../lib/text';
import type { Resource } from '../../schema';
import { Refusal } from '../errors';
import { act, type RefusedOne, tryEach } from '../records/act';
import type { Body } from '../records/body';
import { resourceNamed } from '../records/start';
import { trialOn } from '../records/trial';
import { defineBegun } from './define';
import { inPieces } from './pieces';

/** An action on a selection that is too large for a request. */
export interface ActionOnMany {
  resource: string;
  name: string;
  ids: string[];
  body: Body;
}

export const actionsJob = 'records.act';

/** All or nothing (P15): every record is tried first, piece by piece and without a trace, then all are written in one transaction. */
export const actions = defineBegun<ActionOnMany>({
  name: actionsJob,
  label: 'Czynność na wielu pozycjach',
  async run({ resource: named, name, ids, body }, { db, scope, progress, complete, conclude }) {
    const resource = resourceNamed(named);
    const refused: RefusedOne[] = [];
    await inPieces(ids, {
      transaction: (work) => trialOn(db, work),
      work: (tx, piece) => tryEach(tx, scope, resource, name, piece, body),
      between(done, refusing) {
        refused.push(...refusing);
        return progress(done, ids.length, 'Nic nie zmieniono.');
      },
    });
    if (refused.length > 0) throw refusal(refused);
    const says = `Gotowe: ${countOf(ids.length, 'pozycja', 'pozycje', 'pozycji')}.`;
    await complete(async (tx) => {
      const came = await act(tx, scope, resource, name, { ids, ...body });
      conclude({ says, result: name === 'update' ? came : { ids } });
    });
  },
});

function refusal(refused: readonly RefusedOne[]): Refusal {
  const many = countOf(refused.length, 'pozycja na to nie pozwala', 'pozycje na to nie pozwalają', 'pozycji na to nie pozwala');
  const reasons = [...new Set(refused.map(({ error }) => error))].slice(0, 3).join(' ');
  const errors = Object.fromEntries(refused.map(({ id, error }) => [id, error]));
  return new Refusal(409, 'refused', `Nic nie zmieniono: ${many}. ${reasons}`, { errors });
}

/** What its owner reads: the action's own label, or the verb's. */
export function actionTitle({ labels, actions: own = {}, fields }: Resource, name: string): string {
  const verbs: Record<string, string> = { delete: 'Usuwanie', restore: 'Przywracanie', update: 'Zmiana' };
  const steps = Object.values(fields).flatMap(({ transitions = {} }) => Object.entries(transitions));
  const label = verbs[name] ?? own[name]?.label ?? steps.find(([key]) => key === name)?.[1].label ?? name;
  return `${label}: ${labels.few.toLowerCase()}`;
}
