import { declared } from '../../records/declared';
import { RelatedList } from '../../resource/RelatedList';
import { RecordPage } from '../../resource/ShowScreen';
import type { ScreenProps } from '../../routing/route';

/** A category of the price list: its items first of all. */
export default function PriceCategoryShow({ resource }: ScreenProps) {
  const items = declared('price-items');
  if (!resource) return null;
  return <RecordPage after={() => items && <RelatedList resource={items} by="category_id" />} />;
}
