import type { RaRecord } from 'ra-core';
import type { ComponentType } from 'react';
import type { Resource } from '../../schema';

/** What a widget of one field or computed value is drawn from; `compact` is a cell or a card. */
export interface WidgetProps {
  record: RaRecord;
  compact: boolean;
}

/** What entities and subjects have to themselves on the generic screens, which know none of them: it is brought to them. */
interface OwnParts {
  /** Ways of showing that one field or computed value of one entity has, by `resource.key`. */
  widgets: Partial<Record<string, ComponentType<WidgetProps>>>;
  /** Whether a widget has something to show where its own field is empty, by `resource.key`; the others have not. */
  showsMore: Partial<Record<string, (record: RaRecord) => boolean>>;
  /** Fields that the entity's page shows in another way, or that say nothing to people, by resource. */
  shownElsewhere: Partial<Record<string, readonly string[]>>;
  /** What a record's own page tells, drawn beside its list in place of its fields, by resource; it takes the record by `useShown`. */
  beside: Partial<Record<string, ComponentType>>;
  /** What people wrote to each other about the record around. */
  Conversation: ComponentType | null;
}

let parts: OwnParts = { widgets: {}, showsMore: {}, shownElsewhere: {}, beside: {}, Conversation: null };

/** Each of the files that bring parts brings its own. */
export function bringParts(brought: Partial<OwnParts>): void {
  parts = { ...parts, ...brought };
}
export const widgetOf = ({ name }: Resource, key: string) => parts.widgets[`${name}.${key}`];
export const showsMore = ({ name }: Resource, key: string, record: RaRecord): boolean =>
  parts.showsMore[`${name}.${key}`]?.(record) ?? false;
export const shownElsewhere = ({ name }: Resource): readonly string[] => parts.shownElsewhere[name] ?? [];
export const besidePart = ({ name }: Resource) => parts.beside[name];
export const conversationPart = () => parts.Conversation;
