import type { RaRecord } from 'ra-core';
import type { Resource } from '../../schema';
import { pertains } from '../../schema/onlyWhen';
import { useUser } from '../session/useSession';
import { Cell } from './Cell';
import { same } from './same';
import { type Section, sectionsOf } from './sections';
import { usePermit } from './usePermit';

interface RecordSectionsProps {
  resource: Resource;
  record: RaRecord;
  /** Fields that the entity's own screen shows in another way. */
  without?: readonly string[];
}

/**
 * What is known of a record, by sections; a field that the answer does not hold does not exist for this person. The office
 * sees what is missing too, a client only what there is.
 */
export function RecordSections({ resource, record, without = [] }: RecordSectionsProps) {
  const { readable } = usePermit('show', resource);
  const { isAdmin } = useUser();
  const known = (value: unknown) => value !== undefined && (isAdmin || (!same(value, null) && !same(value, [])));
  const sections = sectionsOf(resource, readable)
    .map(({ title, keys }) => ({
      title,
      keys: keys.filter((key) => known(record[key]) && !without.includes(key) && pertains(resource, key, record)),
    }))
    .filter(({ keys }) => keys.length > 0);
  return (
    <div className="sections">
      {sections.map((section) => (
        <RecordSection key={section.title} section={section} resource={resource} record={record} />
      ))}
    </div>
  );
}

/** Types whose values need the whole width. */
const wide = new Set(['longText', 'richText', 'list']);

function RecordSection({ section, resource, record }: { section: Section; resource: Resource; record: RaRecord }) {
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{section.title}</h2>
      </div>
      <dl className="panel-body facts">
        {section.keys.map((key) => {
          const field = resource.fields[key];
          return field ? (
            <div key={key} className={wide.has(field.type) ? 'fact fact-wide' : 'fact'}>
              <dt>{field.label}</dt>
              <dd>
                <Cell column={{ kind: 'field', key, field }} record={record} resource={resource} compact={false} />
              </dd>
            </div>
          ) : null;
        })}
      </dl>
    </section>
  );
}
