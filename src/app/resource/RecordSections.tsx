import Box from '@mui/material/Box';
import { countOf } from '../../lib/text';
import { pertains } from '../../schema/onlyWhen';
import { Fact, FieldGrid } from '../fields/FieldGrid';
import { Panel } from '../kit/Panel';
import { Fold } from '../layout/Fold';
import { same } from '../records/same';
import { sectionsOf } from '../records/sections';
import { useDeclared, useShown } from '../records/useDeclared';
import { usePermit } from '../records/usePermit';
import { useUser } from '../session/useSession';
import { PanelTheme } from '../theme/PanelTheme';
import { Cell } from './Cell';
import { showsMore } from './ownParts';

interface RecordSectionsProps {
  /** Fields that the entity's own screen shows in another way. */
  without?: readonly string[];
}

/** Where there is much room sections stand in two columns and in three, or a line would be too long to be read. */
const besideOneAnother = {
  columnGap: 2,
  '@container (min-width: 1400px)': { columns: 2 },
  '@container (min-width: 2000px)': { columns: 3 },
  '& > section': { breakInside: 'avoid' },
};

interface Shown {
  title: string;
  keys: readonly string[];
}

/**
 * What is known of a record, by sections; a field that the answer does not hold does not exist for this person. What is not filled in stands
 * folded below for the office, under its sections; a client reads only what there is.
 */
export function RecordSections({ without = [] }: RecordSectionsProps) {
  const { resource, record } = useShown();
  const { readable } = usePermit('show', resource);
  const { isAdmin } = useUser();
  const sections = sectionsOf(resource, readable).map(({ title, keys }) => ({
    title,
    keys: keys.filter(
      (key) =>
        record[key] !== undefined &&
        !resource.fields[key]?.options.asked &&
        !without.includes(key) &&
        pertains(resource, key, record),
    ),
  }));
  const hasNothing = (key: string) => isEmpty(record[key]) && !showsMore(resource, key, record);
  const parted = (wanted: (key: string) => boolean): Shown[] =>
    sections.map(({ title, keys }) => ({ title, keys: keys.filter(wanted) })).filter(({ keys }) => keys.length > 0);
  const empty = isAdmin ? parted(hasNothing) : [];
  return (
    <PanelTheme>
      <Box sx={{ containerType: 'inline-size', '.panel + &, & + .panel': { mt: '1rem' } }}>
        <Box sx={besideOneAnother}>
          {parted((key) => !hasNothing(key)).map(({ title, keys }) => (
            <Panel key={title} title={title}>
              <FieldGrid list={true}>
                {keys.map((key) => {
                  const field = resource.fields[key];
                  return field ? (
                    <Fact key={key} label={field.label} field={field}>
                      <Cell column={{ kind: 'field', key, field }} compact={false} />
                    </Fact>
                  ) : null;
                })}
              </FieldGrid>
            </Panel>
          ))}
        </Box>
      </Box>
      {empty.length > 0 && <NotFilledIn sections={empty} />}
    </PanelTheme>
  );
}

const isEmpty = (value: unknown) => same(value, null) || same(value, []);

/** The names of what nobody filled in: they took a page of dashes among what is known. */
function NotFilledIn({ sections }: { sections: readonly Shown[] }) {
  const { fields } = useDeclared();
  const count = sections.reduce((sum, { keys }) => sum + keys.length, 0);
  return (
    <Box sx={{ mt: 2 }}>
      <Fold title={`Nieuzupełnione: ${countOf(count, 'pole', 'pola', 'pól')}`}>
        <FieldGrid list={true} bare={true}>
          {sections.map(({ title, keys }) => (
            <Fact key={title} label={title}>
              {keys.map((key) => fields[key]?.label).join(', ')}
            </Fact>
          ))}
        </FieldGrid>
      </Fold>
    </Box>
  );
}
