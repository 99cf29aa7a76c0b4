import type { RaRecord } from 'ra-core';
import type { ComponentType } from 'react';
import type { WidgetProps } from '../resource/ownParts';

/** What an entity's folder says in its `fields` of how single fields and computed values are shown, in both panels. */
export interface OwnFields {
  /** Ways of showing one field, by its key. */
  widgets?: Readonly<Record<string, ComponentType<WidgetProps>>>;
  /** Whether a widget has something to show where its own field is empty; the others have not. */
  showsMore?: Readonly<Record<string, (record: RaRecord) => boolean>>;
  /** Fields that the entity's page shows in another way, or that say nothing to people. */
  shownElsewhere?: readonly string[];
}
