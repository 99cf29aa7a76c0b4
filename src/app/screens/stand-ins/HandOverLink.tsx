import { Link } from 'react-router';
import { standIns as declared } from '../../../../resources/standIns';
import type { Resource } from '../../../schema';
import { OtherButton } from '../../kit/buttons';
import { usePaths } from '../../records/paths';
import { useMay } from '../../records/usePermit';
import { useUser } from '../../session/useSession';
import { Icon } from '../../theme/Icon';

const standIns: Resource = declared;
const leading = ['manager', 'superuser', 'boss'];

interface HandOverLinkProps {
  person: string;
  /** What the form starts with besides. */
  given?: Readonly<Record<string, string | null | undefined>>;
}

/** The way to hand somebody's work over: for themselves, and for who leads the office. */
export function HandOverLink({ person, given = {} }: HandOverLinkProps) {
  const { id, roles } = useUser();
  const may = useMay();
  const create = usePaths(standIns).create();
  if (!create || !may('create', standIns) || (person !== id && !roles.some((role) => leading.includes(role)))) return null;
  const filled = Object.entries({ person_id: person, ...given }).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return (
    <OtherButton component={Link} to={`${create}?${new URLSearchParams(filled)}`}>
      <Icon name="handshake" size={18} />
      Przekaż pracę zastępcy
    </OtherButton>
  );
}
