import { useParams } from 'react-router';
import { declared } from '../../records/declared';
import { RelatedList } from '../../resource/RelatedList';
import { RecordPage } from '../../resource/ShowScreen';
import type { ScreenProps } from '../../routing/route';

/** A category of the price list: its items first of all. */
export default function PriceCategoryShow({ resource }: ScreenProps) {
  const { id } = useParams();
  const items = declared('price-items');
  if (!resource || !id) return null;
  return (
    <RecordPage
      key={id}
      resource={resource}
      id={id}
      after={(record) => items && <RelatedList resource={items} by="category_id" record={record} />}
    />
  );
}
