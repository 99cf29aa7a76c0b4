import { CreatePage } from '../../../resource/CreateScreen';
import { useUser } from '../../../session/useSession';

const sections = [{ title: 'Wiadomość', fields: ['company_id', 'subject', 'post_body', 'post_file_ids', 'important'] }];
const company = ['company_id'];

/** A client writes to the office: about what, then the words and files. Whoever has one company is not asked for it. */
export default function Letter() {
  const several = useUser().companies.length > 1;
  return <CreatePage sections={sections} unasked={several ? undefined : company} />;
}
