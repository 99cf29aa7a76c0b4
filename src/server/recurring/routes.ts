import { resources } from '../../../resources';
import { blank, brokenRules, readFields, requiredFault } from '../../schema/validate';
import { invalid } from '../errors';
import { formSchema } from '../openapiSchemas';
import { scopeOf } from '../plugins/gate';
import { refuseFaults } from '../records/body';
import { viewOf } from '../records/view';
import { begun, begunAnswer, fewCompanies } from '../routes/begun';
import type { App, Services } from '../services';
import { generate } from './generate';
import { type Generation, generationJob } from './job';
import { preview } from './preview';
import { clientsCount } from './rows';
import type { Rule } from './rule';

const rules = resources['recurring-tasks'];
/** The furthest that a person may generate ahead, in days. */
const furthest = 92;

const anything = { type: 'object', additionalProperties: true } as const;
const route = (rate: 'previews' | 'bulk', summary: string, body: object) => ({
  config: { area: rules.area, verb: 'act' as const, resource: rules, rate },
  schema: { tags: [rules.name], summary, body, response: { 200: anything, 202: begunAnswer } },
});

/** What a rule would make, before it is saved, and making it now. */
export function recurringTaskRoutes(app: App, services: Services): void {
  const { db } = services;
  app.post<{ Body: Record<string, unknown> }>(
    '/api/recurring-tasks/preview',
    {
      ...route('previews', 'Reguły zadań: co powstanie w najbliższych okresach', formSchema(rules)),
      validatorCompiler: () => () => true,
    },
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
    async (request, reply) => {
      const scope = scopeOf(request);
      viewOf(scope, rules, 'create');
      const { ids, days } = request.body ?? {};
      const asked: Generation = { ...(ids ? { only: ids } : {}), ...(days === undefined ? {} : { days }) };
      const companies = await clientsCount(db, scope.tenant.id);
      if (companies <= fewCompanies) return { data: await generate(db, scope, asked) };
      return begun(services, request, reply, {
        name: generationJob,
        payload: asked,
        title: 'Tworzenie zadań według reguł',
        unit: 'firm',
        total: companies,
      });
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
  return { ...rule, name: rule.name ?? '', id: typeof body.id === 'string' ? body.id : 'new' } as Rule;
}
