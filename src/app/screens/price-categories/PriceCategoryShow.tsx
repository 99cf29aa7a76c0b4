import { RelatedList } from '../../resource/RelatedList';
import { RecordPage } from '../../resource/ShowScreen';

/** A category of the price list: its items first of all. */
export default function PriceCategoryShow() {
  return <RecordPage after={() => <RelatedList reference="price-items" target="category_id" />} />;
}
