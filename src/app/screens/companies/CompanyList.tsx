import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { companies } from '../../../../resources/companies';
import { OtherButton } from '../../kit/buttons';
import { useMay } from '../../records/usePermit';
import { ChangePreview, type ChangePreviewProps } from '../../resource/bulk/changePreview';
import { ResourceList } from '../../resource/ListScreen';
import { officePath } from '../../routing/officePath';
import { AskPicked } from '../documents/AskPicked';

const CardsPreview = lazy(() => import('./CardsPreview'));

const Preview = (props: ChangePreviewProps) => (
  <Suspense fallback={null}>
    <CardsPreview {...props} />
  </Suspense>
);

/** A link to the screen that makes companies of a list of NIPs; nothing for people who may not. */
function NipListLink() {
  return useMay()('create', companies) ? (
    <OtherButton component={Link} to={officePath('companies.list-of-nips')}>
      Firmy z listy NIP
    </OtherButton>
  ) : null;
}

/** Companies; what a change of many of them does to their obligations is told before it is sent. */
export default function CompanyList() {
  return (
    <ChangePreview value={Preview}>
      <ResourceList actions={<NipListLink />} bulk={<AskPicked />} />
    </ChangePreview>
  );
}
