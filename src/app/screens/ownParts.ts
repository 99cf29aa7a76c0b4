import { lazy } from 'react';
import { bringParts } from '../resource/ownParts';
import type { OwnFields } from './ownFields';
import { entityOf } from './ownScreens';

const folders = Object.entries(
  import.meta.glob<OwnFields>(['./*/fields.ts', './*/fields.tsx'], { eager: true, import: 'default' }),
).map(([file, fields]) => ({ entity: entityOf(file), ...fields }));

/** All of one kind from every folder, by `resource.key`. */
function byResourceAndKey<Part>(
  partsOf: (fields: OwnFields) => Readonly<Record<string, Part>> | undefined,
): Record<string, Part> {
  return Object.fromEntries(
    folders.flatMap(({ entity, ...fields }) =>
      Object.entries(partsOf(fields) ?? {}).map(([key, part]) => [`${entity}.${key}`, part]),
    ),
  );
}

bringParts({
  widgets: byResourceAndKey(({ widgets }) => widgets),
  showsMore: byResourceAndKey(({ showsMore }) => showsMore),
  shownElsewhere: Object.fromEntries(folders.map(({ entity, shownElsewhere }) => [entity, shownElsewhere])),
  Conversation: lazy(() => import('../conversation/Conversation')),
});
