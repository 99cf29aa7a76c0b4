import { resources } from '../../../resources';
import { blank, brokenRules, readFields, requiredFault } from '../../schema/validate';
import { invalid } from '../errors';
import { scopeOf } from '../plugins/gate';
import { refuseFaults } from '../records/body';
import { viewOf } from '../records/view';
import { generate } from '../recurring/generate';
import { preview } from '../recurring/preview';
import type { Rule } from '../recurring/rule';
import type { App, Services } from '../services';

const rules = resources['recurring-tasks'];
/** The furthest that a person may generate ahead, in days. */
const furthest = 92;

const anything = { type: 'object', additionalProperties: true } as const;
const route = (rate: 'previews' | 'bulk', summary: string, body: object) => ({
  config: { area: rules.area, verb: 'act' as const, resource: rules, rate },
  schema: { tags: [rules.name], summary, body, response: { 200: anything } },
});

/** What a rule would make, before it is saved, and making it now. */
export function recurringTaskRoutes(app: App, { db }: Services): void {
  app.post<{ Body: Record<string, unknown> }>(
    '/api/recurring-tasks/preview',
    { ...route('previews', 'Reguły zadań: co powstanie w najbliższych okresach', anything), validatorCompiler: () => () => true },
    async (request) => {
      const scope = scopeOf(request);
      viewOf(scope, rules, 'create');
      return { data: await preview(db, scope, readRule(request.body ?? {})) };
    },
  );

  const body = {
    type: 'object',
    additionalProperties: false,
    properties: {
      ids: { type: 'array', items: { type: 'string' }, maxItems: 100 },
      days: { type: 'integer', minimum: 0, maximum: furthest },
    },
  };
  app.post<{ Body: { ids?: string[]; days?: number } | null }>(
    '/api/recurring-tasks/generate',
    route('bulk', 'Reguły zadań: utworzenie brakujących zadań teraz', { ...body, nullable: true }),
    async (request) => {
      const scope = scopeOf(request);
      viewOf(scope, rules, 'create');
      const { ids, days } = request.body ?? {};
      const made = await generate(db, scope, { ...(ids ? { only: ids } : {}), ...(days === undefined ? {} : { days }) });
      return { data: { companies: made.companies, tasks: made.tasks, rules: Object.fromEntries(made.rules) } };
    },
  );
}

/** A rule as a form holds it; faults are told on the fields, as saving it would. */
function readRule(body: Record<string, unknown>): Rule {
  const given = Object.fromEntries(Object.entries(body).filter(([key]) => Object.hasOwn(rules.fields, key)));
  const { values, faults } = readFields(given, rules.fields);
  refuseFaults(faults);
  const rule = { ...blank(rules), ...values };
  const missing = Object.entries(rules.fields).filter(
    ([key, { options }]) => 'required' in options && options.required && rule[key as never] === null,
  );
  const [first] = missing.filter(([key]) => key !== 'name');
  if (first) throw invalid({ [first[0]]: requiredFault });
  refuseFaults(brokenRules(rules as never, rule));
  return { name: '', ...rule, id: typeof body.id === 'string' ? body.id : 'new' } as unknown as Rule;
}
