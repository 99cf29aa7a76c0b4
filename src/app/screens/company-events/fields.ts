import { widgetLater } from '../../resource/widgetLater';
import type { OwnFields } from '../ownFields';

// Terms that an event has without tasks.
export default { widgets: { left_out: widgetLater(() => import('./LeftOut')) } } satisfies OwnFields;
