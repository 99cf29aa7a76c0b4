/**
 * Small pieces that screens of both panels stand on: left to the screens, each would come as a request of its own. The office's
 * panel brings them along, the client's once its first screen is drawn.
 */
import '../fields/FieldValue';
import '../layout/Empty';
import '../layout/Page';
import '../layout/Problem';
import '../layout/StatusChip';
import '../records/usePermit';
import '../records/useShowPath';
import '../resource/useTransition';
