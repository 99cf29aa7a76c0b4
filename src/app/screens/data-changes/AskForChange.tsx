import { CreatePage } from '../../resource/CreateScreen';
import { useUser } from '../../session/useSession';

const company = ['company_id'];

/** A client asks for another address, account or contact on their company's card. Whoever has one company is not asked for it. */
export default function AskForChange() {
  const several = useUser().companies.length > 1;
  return <CreatePage sends={true} unasked={several ? undefined : company} />;
}
