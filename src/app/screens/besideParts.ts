import { bringParts } from '../resource/ownParts';
import { officeFolders } from './officeScreens';
import { entityOf } from './ownScreens';

/** The office alone has a record beside its list. */
bringParts({ beside: Object.fromEntries(Object.entries(officeFolders).map(([file, { beside }]) => [entityOf(file), beside])) });
