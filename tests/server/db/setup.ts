import { prepareDatabase } from '../../support/databaseSetup';

export default prepareDatabase(async () => undefined);
