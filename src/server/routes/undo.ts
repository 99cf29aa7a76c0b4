import type { UndoAnswer } from '../../contract/imports';
import type { Resource } from '../../schema';
import { importUndoJob } from '../jobs/importUndo';
import { scopeOf } from '../plugins/gate';
import { longestUndo, openUndo, type UndoKind, undoOrder, undoRows } from '../records/importUndo';
import { viewOf } from '../records/view';
import { within } from '../records/within';
import type { App, Services } from '../services';
import { steppedUp } from './account';
import { begun, begunAnswer } from './begun';
import { onceOnly } from './repeatable';

/** Rows that are taken back within a request; of more the work is begun (O07). */
const fewRows = 50;

const undoing = { type: 'object', required: ['undo'], properties: { undo: { type: 'string' } } } as const;
const undone = {
  type: 'object',
  properties: {
    undone: { type: 'integer' },
    kept: {
      type: 'array',
      description: 'Wiersze, które zostały, bo ktoś zmienił je później',
      items: { type: 'object', properties: { row: { type: 'integer' }, error: { type: 'string' } } },
    },
  },
} as const;

const kinds = {
  import: { at: 'import/undo', verb: 'create', says: 'cofnięcie własnego wczytania pliku', title: 'Cofnięcie wczytania pliku' },
  change: { at: 'actions/undo', verb: 'edit', says: 'cofnięcie własnej zmiany wielu rekordów', title: 'Cofnięcie zmiany' },
} as const satisfies Record<UndoKind, object>;

/** `POST /api/<resource>/import/undo` with what an import answered, `…/actions/undo` with what a change of many did. */
export function undoOf(app: App, services: Services, resource: Resource, kind: UndoKind): void {
  const { db, config, auth } = services;
  const { at, verb, says, title } = kinds[kind];
  app.post<{ Body: { undo?: unknown } | null }>(
    `/api/${resource.name}/${at}`,
    {
      validatorCompiler: () => () => true,
      bodyLimit: longestUndo + 1024,
      config: { area: resource.area, verb, resource },
      schema: {
        tags: [resource.name],
        summary: `${resource.labels.few}: ${says}, w ciągu doby`,
        body: undoing,
        response: { 200: undone, 202: begunAnswer },
      },
    },
    async (request, reply) => {
      const scope = scopeOf(request);
      viewOf(scope, resource, verb);
      const undo = request.body?.undo;
      const rows = openUndo(scope, resource, undo, kind);
      if (rows.length > fewRows) {
        if (resource.stepUp) await steppedUp(auth, scope);
        return begun(services, request, reply, {
          name: importUndoJob,
          payload: { resource: resource.name, kind, undo },
          title: `${title}: ${resource.labels.few.toLowerCase()}`,
          unit: 'wierszy',
          total: rows.length,
        });
      }
      return onceOnly(db, scope, request, reply, config.limits.request.idempotencyKey, async (on) => ({
        status: 200,
        body: (await within(on, (tx) => undoRows(tx, scope, resource, undoOrder(rows)))) satisfies UndoAnswer,
      }));
    },
  );
}
