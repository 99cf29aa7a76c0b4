import { lazy } from 'react';
import { bringParts } from '../resource/ownParts';
import { shownElsewhere } from './shownElsewhere';
import { showsMore, widgets } from './widgets';

bringParts({ widgets, showsMore, shownElsewhere, Conversation: lazy(() => import('../conversation/Conversation')) });
