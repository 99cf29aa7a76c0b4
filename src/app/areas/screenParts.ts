/**
 * Small pieces that screens of both panels stand on, brought along with either panel: left to the screens, each would
 * come as a request of its own.
 */
import '../fields/FieldValue';
import '../layout/Empty';
import '../layout/Page';
import '../layout/Problem';
import '../layout/StatusChip';
import '../resource/usePermit';
import '../resource/useShowPath';
import '../resource/useTransition';
