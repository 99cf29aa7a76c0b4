import { packageAddress } from '../../contract/packages';
import { useStepUp } from '../form/useStepUp';
import { MainButton } from '../kit/buttons';
import { useDeed } from '../kit/useDeed';
import { openAnswer } from '../providers/request';
import { keepAnswer } from '../records/exportDownload';

/** Fetches the archive that some work made, once it is sure who asks. */
export default function FetchPackage({ id, name, describedBy }: { id: string; name: string; describedBy: string }) {
  const { confirmed, question } = useStepUp();
  const { deed, doing: fetching } = useDeed();

  const fetchIt = () =>
    deed(async () => {
      await confirmed(async () => {
        await keepAnswer(await openAnswer(packageAddress(id)), name);
        return true;
      });
    });

  return (
    <>
      <MainButton size="small" aria-describedby={describedBy} aria-disabled={fetching} onClick={() => void fetchIt()}>
        {fetching ? 'Pobieranie…' : 'Pobierz'}
      </MainButton>{' '}
      {question}
    </>
  );
}
