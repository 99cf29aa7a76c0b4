import { resources } from '../../../resources';
import { permit } from '../../access/can';
import { toWarsaw } from '../../lib/dates';
import { conflict, forbidden, invalid } from '../errors';
import { scopeOf } from '../plugins/gate';
import { trailOf } from '../records/audit';
import { one } from '../records/one';
import { patch } from '../records/patch';
import { reach } from '../records/reach';
import { viewOf } from '../records/view';
import type { Scope } from '../scope';
import type { App, Services } from '../services';
import { checklistBy, type Point } from './checklist';
import { nameOf } from './rows';
import { isOpen } from './rules';

const { tasks } = resources;

const schema = {
  tags: ['tasks'],
  summary: 'Zadania: odhaczenie jednego punktu listy kontrolnej; klient w zadaniach dla siebie',
  params: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['index', 'text', 'done'],
    properties: { index: { type: 'integer', minimum: 0 }, text: { type: 'string' }, done: { type: 'boolean' } },
  },
  response: { 200: { type: 'object', additionalProperties: true } },
} as const;

interface Tick {
  index: number;
  text: string;
  done: boolean;
}

/** What tasks have beside their records: points of a checklist ticked one by one, so that two people never undo each other's. */
export function taskRoutes(app: App, { db }: Services): void {
  app.post<{ Params: { id: string }; Body: Tick }>(
    '/api/tasks/:id/checklist',
    { config: { area: tasks.area, verb: 'act', resource: tasks }, schema },
    async (request) => {
      const scope = scopeOf(request);
      const view = viewOf(scope, tasks, 'show');
      return db.transaction(async (tx) => {
        const task = await reach(tx, view, request.params.id, null);
        refuseReaders(scope, task.company_id);
        if (!isOpen(String(task.status))) throw conflict('To zadanie jest już zakończone.', undefined, 'out_of_turn');
        const before = (task.checklist ?? []) as Point[];
        const sent = ticked(before, request.body);
        const name = await nameOf(tx, scope.tenant.id, scope.who.id);
        const checklist = checklistBy(sent, before, { name, at: toWarsaw(scope.now) });
        await patch(tx, trailOf(scope), tasks, task.id, { checklist });
        return one(tx, scope, tasks, task.id);
      });
    },
  );
}

/** The office ticks what it may edit; of a company's people all but those who only look. */
function refuseReaders({ who, tenant }: Scope, companyId: unknown): void {
  const writes = who.isAdmin
    ? typeof permit(who, 'edit', tasks, tenant.config) !== 'string'
    : who.companies.some(({ id, role }) => id === companyId && role !== 'viewer');
  if (!writes) throw forbidden();
}

/** The point is found by its place and words: a list changed meanwhile is not ticked elsewhere. */
function ticked(points: readonly Point[], { index, text, done }: Tick): Point[] {
  if (points[index]?.text !== text) throw invalid({ index: 'Ktoś zmienił tę listę. Odśwież zadanie i spróbuj ponownie.' });
  return points.map((point, at) => (at === index ? { ...point, done } : point));
}
