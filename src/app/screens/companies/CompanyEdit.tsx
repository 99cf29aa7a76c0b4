import { useParams } from 'react-router';
import { EditPage } from '../../resource/EditScreen';
import { FollowingTerms } from '../company-events/FollowingTerms';
import { RegistersHere } from '../registers/RegistersHere';
import { CardPreview } from './CardPreview';

/** A company's card; a change of its profile tells what it does to the obligations, and a closing which terms follow. */
export default function CompanyEdit() {
  const { id } = useParams();
  if (!id) return null;
  const inside = (
    <>
      <CardPreview company={id} />
      <FollowingTerms id={id} />
    </>
  );
  return <EditPage first={<RegistersHere company={id} />} inside={inside} />;
}
