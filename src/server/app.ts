import { randomUUID } from 'node:crypto';
import fastify from 'fastify';
import { bounded } from './db/bounded';
import { startNotices } from './notices/panel';
import { requireDeclarations } from './plugins/access';
import { acceptJson } from './plugins/body';
import { answerClientError } from './plugins/clientError';
import { compressAnswers } from './plugins/compression';
import { answerErrors, refusalOf, sendRefusal } from './plugins/errors';
import { guard } from './plugins/gate';
import { apiAnswer } from './plugins/headers';
import { watchLoad } from './plugins/load';
import { parseQuery } from './plugins/query';
import { watchReadiness } from './plugins/readiness';
import { answerUnknown, methodsByPath } from './plugins/unknown';
import { refuseUnknownFields, refuseUnknownParameters } from './plugins/unknownFields';
import { dropUnread } from './plugins/unread';
import { compilersFactory } from './plugins/validators';
import { registerRoutes } from './routes';
import { metricsRoute } from './routes/metrics';
import type { App, Services } from './services';
import { findPanels } from './static/panels';
import { servePanels } from './static/serve';

/** A transaction may take this part of the time that its request has: it does not begin with it. */
const ofHandler = 0.75;

/** The whole server, ready for requests but not listening. Closing it answers what is under way first. */
export async function buildApp(services: Services): Promise<App> {
  const { config, log } = services;
  startNotices(services.auth.panelUrl);
  const { request: sizes, server: times } = config.limits;
  const app = fastify({
    logger: false,
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, querystringParser: parseQuery, maxParamLength: 200 },
    exposeHeadRoutes: false,
    bodyLimit: sizes.body,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    // An upload may take this long; any other call is ended by its handler's timeout before.
    requestTimeout: Math.max(times.requestMs, config.limits.files.uploadMs),
    connectionTimeout: times.connectionMs,
    handlerTimeout: times.handlerMs,
    keepAliveTimeout: times.keepAliveMs,
    http: { maxHeaderSize: sizes.headers, headersTimeout: times.headersMs },
    forceCloseConnections: 'idle',
    // What comes while the server stops is refused in its own words, by the gate.
    return503OnClosing: false,
    schemaController: { compilersFactory },
    // Nothing that is registered waits for the outside, and each route would bring a timer.
    pluginTimeout: 0,
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...apiAnswer, 'x-request-id': request.id });
      sendRefusal(refusalOf(error, request, log), request, reply);
    },
    clientErrorHandler: answerClientError,
  });
  app.server.maxConnections = times.sockets;

  const load = watchLoad(times.lagMs);
  const readiness = watchReadiness(services, load);
  app.addHook('preClose', async () => readiness.stop());
  app.addHook('onListen', async () => load.begin());
  app.addHook('onClose', async () => load.close());

  const routes = requireDeclarations(app);
  refuseUnknownFields(app);
  refuseUnknownParameters(app);
  acceptJson(app, sizes);
  answerErrors(app, log);
  dropUnread(app, times.unreadMs);
  guard(app, services, load);
  compressAnswers(app);
  metricsRoute(app, services, load);
  // What is answered that it took too long is not written after all.
  const db = bounded(services.db, times.handlerMs * ofHandler);
  await registerRoutes(app, { ...services, db }, readiness);
  const page = servePanels(findPanels(config.panelsDir), config.hosts, services.tenants, services.random);
  app.setNotFoundHandler(answerUnknown(methodsByPath(routes), page));
  await app.ready();
  return app;
}
