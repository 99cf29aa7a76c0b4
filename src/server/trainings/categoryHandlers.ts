import { resources } from '../../../resources';
import { conflict } from '../errors';
import { defineHandlers } from '../handlers/define';
import { opened } from './audience';
import { keepAudience } from './handlers';
import { trainingsIn } from './rows';

/** Shelves of trainings: whom they are open to, their trainings follow. */
export const trainingCategories = defineHandlers(resources['training-categories'], {
  create: ({ audience = 'both', active = true }) => ({ visible_to: opened({ audience, active }) }),
  update: (changes, before) => ({ ...changes, visible_to: opened({ ...before, ...changes }) }),
  async saved(after, before, context) {
    if (after && before) await keepAudience(after, context, await trainingsIn(context.tx, context.scope.tenant.id, after.id));
  },
  async remove(before, { tx, scope }) {
    if ((await trainingsIn(tx, scope.tenant.id, before.id)).length > 0)
      throw conflict('W tej kategorii są szkolenia. Przenieś je najpierw albo wyłącz kategorię.', undefined, 'not_empty');
  },
});
