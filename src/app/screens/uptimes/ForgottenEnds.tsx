import { useDataProvider, useGetList } from 'ra-core';
import { Link } from 'react-router';
import { resources } from '../../../../resources';
import { formatDateTime } from '../../../lib/dates';
import { OtherButton } from '../../kit/buttons';
import { Notice } from '../../kit/Notice';
import { useDeed } from '../../kit/useDeed';
import type { PanelDataProvider } from '../../providers/dataProvider';
import type { Answered } from '../../records/answered';
import { usePaths } from '../../records/paths';
import { useUser } from '../../session/useSession';

type Entry = Answered<typeof resources.uptimes, 'start_date'> & { end_date: string };

/** My measurings that ended by themselves: each asks whether that is when I stopped. */
export function ForgottenEnds() {
  const { id } = useUser();
  const paths = usePaths(resources.uptimes);
  const provider = useDataProvider<PanelDataProvider>();
  const { deed, doingIn } = useDeed({ changes: 'all' });
  const { data = [] } = useGetList<Entry>(resources.uptimes.name, {
    filter: { user_id: id, auto_stopped: true },
    sort: { field: 'start_date', order: 'ASC' },
    pagination: { page: 1, perPage: 5 },
  });

  const confirm = (entry: Entry) =>
    deed(
      async () => {
        await provider.act(resources.uptimes.name, entry.id, 'confirm_end');
      },
      { row: entry.id },
    );

  return data.map((entry) => {
    const edit = paths.edit(String(entry.id));
    return (
      <Notice
        key={entry.id}
        severity="warning"
        role="status"
        above={true}
        action={
          <>
            <OtherButton size="small" aria-disabled={doingIn(entry.id)} onClick={() => void confirm(entry)}>
              Tak, zgadza się
            </OtherButton>
            {edit && (
              <OtherButton component={Link} size="small" to={edit}>
                Popraw koniec
              </OtherButton>
            )}
          </>
        }
      >
        Pomiar od {formatDateTime(entry.start_date)} zatrzymaliśmy automatycznie o {formatDateTime(entry.end_date)}. Czy wtedy
        skończyła się praca?
      </Notice>
    );
  });
}
