import { Link } from 'react-router';
import { resources } from '../../../../resources';
import { OtherButton } from '../../kit/buttons';
import { usePaths } from '../../records/paths';
import { ResourceList } from '../../resource/ListScreen';

/** Categories of the price list, and the way to what is sold by it. */
export default function PriceCategoryList() {
  const events = usePaths(resources['billable-events']).list();
  const own = usePaths(resources['company-prices']).list();
  return (
    <ResourceList
      actions={
        <>
          {events && (
            <OtherButton component={Link} to={events}>
              {resources['billable-events'].labels.few}
            </OtherButton>
          )}
          {own && (
            <OtherButton component={Link} to={own}>
              {resources['company-prices'].labels.few}
            </OtherButton>
          )}
        </>
      }
    />
  );
}
