import { lazy } from 'react';
import { bringParts } from '../resource/ownParts';
import { showsMore, widgets } from './widgets';

bringParts({ widgets, showsMore, Conversation: lazy(() => import('../conversation/Conversation')) });
