import { Link } from 'react-router';
import { countOf } from '../../../lib/text';
import { OtherButton } from '../../kit/buttons';
import { ResourceList } from '../../resource/ListScreen';
import { officePath } from '../../routing/officePath';
import { isWaiting, useMySurveys } from './answering/useMySurveys';

/** All surveys of the office, with a way to those that wait for the person's own answers. */
export default function SurveyList() {
  const { data } = useMySurveys();
  const waiting = (data ?? []).filter(isWaiting).length;
  return (
    <ResourceList
      actions={
        <OtherButton component={Link} to={officePath('surveys.mine')}>
          Ankiety dla mnie
          {waiting > 0 && <span className="quiet"> ({countOf(waiting, 'czeka', 'czekają', 'czeka')})</span>}
        </OtherButton>
      }
    />
  );
}
