import Box from '@mui/material/Box';
import type { RaRecord } from 'ra-core';
import type { Resource } from '../../schema';
import { pertains } from '../../schema/onlyWhen';
import { Fact, FieldGrid } from '../fields/FieldGrid';
import { Panel } from '../kit/Panel';
import { same } from '../records/same';
import { sectionsOf } from '../records/sections';
import { usePermit } from '../records/usePermit';
import { useUser } from '../session/useSession';
import { PanelTheme } from '../theme/PanelTheme';
import { Cell } from './Cell';

interface RecordSectionsProps {
  resource: Resource;
  record: RaRecord;
  /** Fields that the entity's own screen shows in another way. */
  without?: readonly string[];
}

/** On the widest screens sections stand in two columns and in three, or a line would be too long to be read. */
const besideOneAnother = {
  columns: { xl: 2, xxl: 3 },
  columnGap: 2,
  '& > section': { breakInside: 'avoid' },
  '.panel + &, & + .panel': { mt: '1rem' },
};

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
      keys: keys.filter(
        (key) =>
          known(record[key]) && !resource.fields[key]?.options.asked && !without.includes(key) && pertains(resource, key, record),
      ),
    }))
    .filter(({ keys }) => keys.length > 0);
  return (
    <PanelTheme>
      <Box sx={besideOneAnother}>
        {sections.map(({ title, keys }) => (
          <Panel key={title} title={title}>
            <FieldGrid list={true}>
              {keys.map((key) => {
                const field = resource.fields[key];
                return field ? (
                  <Fact key={key} label={field.label} field={field}>
                    <Cell column={{ kind: 'field', key, field }} record={record} resource={resource} compact={false} />
                  </Fact>
                ) : null;
              })}
            </FieldGrid>
          </Panel>
        ))}
      </Box>
    </PanelTheme>
  );
}
