import { useParams } from 'react-router';
import { NothingHere } from '../../../layout/NothingHere';
import { Page } from '../../../layout/Page';
import { Pending } from '../../../layout/Pending';
import { CaseList } from './CaseList';
import { NewTicketLink } from './NewTicketLink';
import { useCategories } from './useCategories';

/** A client's cases of one kind, and the way to a new one of it. */
export default function ClientCategory() {
  const { category: code } = useParams();
  const { data, error, refetch } = useCategories();
  const category = data?.find((each) => each.code === code);
  if (data && !category) return <NothingHere />;
  if (!category)
    return (
      <Page>
        <Pending error={error} refetch={refetch} lines={4} />
      </Page>
    );
  const link = <NewTicketLink category={category.code} />;
  return (
    <Page title={category.name} lead={category.description} actions={link}>
      <CaseList categoryId={String(category.id)} action={link} />
    </Page>
  );
}
