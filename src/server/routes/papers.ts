import { resources } from '../../../resources';
import { fold } from '../../lib/text';
import type { Resource } from '../../schema';
import { notFound } from '../errors';
import { scopeOf } from '../plugins/gate';
import { audit, trailOf } from '../records/audit';
import { one } from '../records/one';
import { handlersOf } from '../records/start';
import type { App, Services } from '../services';

interface Asked {
  Params: { id: string; name: string };
}

/** Papers of records as PDF, for those resources that declare some: whoever may see the record may have its paper. */
export function paperRoutes(app: App, services: Services): void {
  for (const resource of Object.values<Resource>(resources)) if (resource.papers) papersOf(app, services, resource);
}

function papersOf(app: App, { db }: Services, resource: Resource): void {
  const names = Object.keys(resource.papers ?? {});
  app.get<Asked>(
    `/api/${resource.name}/:id/papers/:name`,
    {
      validatorCompiler: () => () => true,
      config: { area: resource.area, verb: 'show', resource, rate: 'downloads' } as const,
      schema: {
        tags: [resource.name],
        summary: `${resource.labels.one}: wydruk`,
        params: {
          type: 'object',
          required: ['id', 'name'],
          properties: { id: { type: 'string' }, name: { type: 'string', enum: names } },
        },
        produces: ['application/pdf'],
        response: { 200: { type: 'string', format: 'binary', description: 'Plik PDF' } },
      },
    },
    async (request, reply) => {
      const scope = scopeOf(request);
      const { id, name } = request.params;
      const { papers } = handlersOf(resource);
      const make = names.includes(name) && papers && Object.hasOwn(papers, name) ? papers[name] : undefined;
      const record = await one(db, scope, resource, id);
      if (!make) throw notFound();
      // Layout and fonts come with the first paper: a start needs none of it.
      const { drawPaper } = await import('../paper/draw');
      const paper = await make(record as never, { db, scope });
      const content = await drawPaper(paper, scope.now);
      const changes = { paper: { before: null, after: resource.papers?.[name] ?? name } };
      await db.transaction((tx) => audit(tx, { ...trailOf(scope), action: 'paper', entity: resource.name, id, changes }));
      return reply
        .headers({
          'cache-control': 'private, no-store',
          'content-disposition': `attachment; filename="${fileName(paper.name ?? paper.title)}.pdf"`,
        })
        .type('application/pdf')
        .send(content);
    },
  );
}

/** Letters and digits alone, so that it needs no quoting anywhere. */
function fileName(title: string): string {
  return fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 120);
}
