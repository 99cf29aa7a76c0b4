import { useListContext } from 'ra-core';
import { Link } from 'react-router';
import { documentRequests } from '../../../../resources/documentRequests';
import { QuietButton } from '../../kit/buttons';
import { usePaths } from '../../records/paths';
import { useMay } from '../../records/usePermit';
import { Icon } from '../../theme/Icon';

/** What the link hands to the form it leads to. */
export interface AskedOf {
  companies: string[];
}

/** The way from picked companies to the request for their documents. */
export function AskPicked() {
  const { selectedIds } = useListContext();
  const to = usePaths(documentRequests).create();
  const may = useMay();
  if (!to || !may('create', documentRequests)) return null;
  const state: AskedOf = { companies: selectedIds.map(String) };
  return (
    <QuietButton size="small" component={Link} to={to} state={state} startIcon={<Icon name="file" size={18} />}>
      Poproś o dokumenty
    </QuietButton>
  );
}
