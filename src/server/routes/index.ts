import { resources } from '../../../resources';
import type { Resource } from '../../schema';
import { describeApi, openapiRoutes } from '../openapi';
import type { Readiness } from '../plugins/readiness';
import type { App, Services } from '../services';
import { accountRoutes } from './account';
import { authRoutes } from './auth';
import { configRoutes } from './config';
import { conversationRoutes } from './conversations';
import { cspReportRoutes } from './cspReports';
import { eventRoutes } from './events';
import { exportRoutes } from './export';
import { fileRoutes } from './files';
import { fileUploadRoute } from './filesUpload';
import { groupRoutes } from './groups';
import { healthRoutes } from './health';
import { importRoutes } from './import';
import { jobRoutes } from './jobs';
import { paperRoutes } from './papers';
import { resourceRoutes } from './resource';
import { searchRoutes } from './search';
import { smsapiRoutes } from './smsapi';
import { taskRoutes } from './tasks';
import { userRoutes } from './users';

/** Every route there is: the resources', and those that no resource covers. */
export async function registerRoutes(app: App, services: Services, readiness: Readiness): Promise<void> {
  await describeApi(app);
  healthRoutes(app, readiness);
  configRoutes(app, services);
  authRoutes(app, services, services.auth);
  accountRoutes(app, services.auth);
  userRoutes(app, services, services.auth);
  smsapiRoutes(app, services);
  jobRoutes(app, services);
  taskRoutes(app, services);
  for (const resource of Object.values<Resource>(resources)) resourceRoutes(app, services, resource);
  conversationRoutes(app, services);
  exportRoutes(app, services);
  groupRoutes(app, services);
  searchRoutes(app, services);
  importRoutes(app, services);
  eventRoutes(app, services);
  fileRoutes(app, services);
  paperRoutes(app, services);
  await app.register(async (inner) => fileUploadRoute(inner, services));
  await app.register(async (inner) => cspReportRoutes(inner, services));
  await app.register(async (inner) => openapiRoutes(inner, services));
}
