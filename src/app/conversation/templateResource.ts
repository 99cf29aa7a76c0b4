import { answerTemplates } from '../../../resources/answerTemplates';
import type { Resource } from '../../schema';

/** Where the office keeps its ready answers. */
export const templates: Resource = answerTemplates;
