import { widgetLater } from '../../resource/widgetLater';
import type { OwnFields } from '../ownFields';

// A rule switched on and off where it stands in the list.
export default { widgets: { active: widgetLater(() => import('./RuleSwitch')) } } satisfies OwnFields;
