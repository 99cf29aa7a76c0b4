import { createRequire } from 'node:module';
import type { FastifyServerOptions } from 'fastify';

const options = { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, allErrors: true } };

type Check = ((value: unknown) => unknown) & { errors?: unknown };
type Compile = (route: { schema: unknown }) => Check;

/** Fastify's own compiler, loaded with the first value that a schema judges: most routes leave theirs to the record layer. */
function loadCompiler(): Compile {
  const ofFastify = createRequire(createRequire(import.meta.url).resolve('fastify'));
  const factory: () => (shared: object, asked: typeof options) => Compile = ofFastify('@fastify/ajv-compiler');
  return factory()({}, options);
}

let compile: Compile | null = null;
/** By the schema's text, for every server of this process: many routes share one. */
const made = new Map<string, Check>();

/** The check that a schema describes. Throws for a schema that is none. */
export function checkOf(schema: unknown): Check {
  const text = JSON.stringify(schema);
  const known = made.get(text);
  if (known) return known;
  compile ??= loadCompiler();
  const check = compile({ schema });
  made.set(text, check);
  return check;
}

/** Compiles a route's schema when its first request comes; compiling them all took a third of building the server. */
const checkWhenAsked: Compile = ({ schema }) => {
  let compiled: Check | null = null;
  const check: Check = (value) => {
    compiled ??= checkOf(schema);
    const answer = compiled(value);
    check.errors = compiled.errors;
    return answer;
  };
  return check;
};

type Compilers = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;

/**
 * In place of Fastify's own, which would write the names of header schemas in lower case and know those of addSchema: ours are written so, and no
 * schema refers to another by name. Response schemas describe and are tested; writing them out by schema was measured and is no faster.
 */
export const compilersFactory: Compilers = {
  buildValidator: (() => checkWhenAsked) as unknown as NonNullable<Compilers['buildValidator']>,
  buildSerializer: () => () => JSON.stringify,
};
