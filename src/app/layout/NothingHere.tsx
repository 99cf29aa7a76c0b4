import { useEffect } from 'react';
import { Link } from 'react-router';
import { OtherButton } from '../kit/buttons';
import { homeOf } from '../routing/home';
import { useUser } from '../session/useSession';
import { useTenant } from '../tenant/useTenant';

const title = 'Nie ma takiej strony';

/** For an address of the right shape that names nothing, once its screen has asked: the same words as of an address that is none. */
export function NothingHere() {
  const { titleSuffix } = useTenant().tenant;
  const home = homeOf(useUser());
  useEffect(() => {
    document.title = title + titleSuffix;
  }, [titleSuffix]);
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <p>Adres jest nieprawidłowy albo strona została przeniesiona.</p>
      <OtherButton component={Link} to={home}>
        Wróć do panelu
      </OtherButton>
    </>
  );
}
