import { lazy } from 'react';
import { bringParts } from '../resource/ownParts';
import { widgets } from './widgets';

bringParts({ widgets, Conversation: lazy(() => import('../conversation/Conversation')) });
