import { OtherButton } from '../../kit/buttons';
import { useDeed } from '../../kit/useDeed';
import { openAnswer } from '../../providers/request';
import { keepAnswer } from '../../records/exportDownload';

/** Ways to take obligations away: as a calendar from the address, and on paper. */
export function TakeAway({ from }: { from: string }) {
  const { deed, doing } = useDeed();

  const download = () =>
    deed(async () => {
      await keepAnswer(await openAnswer(from), 'obowiazki.ics');
      return 'Kalendarz z obowiązkami został pobrany.';
    });

  return (
    <>
      <OtherButton aria-disabled={doing} onClick={() => doing || void download()}>
        Do kalendarza (ICS)
      </OtherButton>
      <OtherButton onClick={() => window.print()}>Drukuj</OtherButton>
    </>
  );
}
