import { resources } from '../../../resources';
import { toWarsaw } from '../../lib/dates';
import { defineHandlers, type HookContext } from '../handlers/define';
import { actorOf } from '../scope';

const signed = ({ scope }: HookContext) => ({ entered_by_id: actorOf(scope), entered_at: toWarsaw(scope.now) });

/** Rates of interest that the office entered, with who did. */
export const interestRates = defineHandlers(resources['interest-rates'], {
  create: (_values, context) => signed(context),
  update: (changes, _before, context) => ({ ...changes, ...signed(context) }),
});
