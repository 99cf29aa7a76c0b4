import { Link } from 'react-router';
import { countOf } from '../../../lib/text';
import { OtherButton } from '../../kit/buttons';
import { ResourceList } from '../../resource/ListScreen';
import type { ScreenProps } from '../../routing/route';
import { isWaiting, useMySurveys } from './answering/useMySurveys';

/** All surveys of the office, with a way to those that wait for the person's own answers. */
export default function SurveyList({ resource }: ScreenProps) {
  const { data } = useMySurveys();
  if (!resource) return null;
  const waiting = (data ?? []).filter(isWaiting).length;
  return (
    <ResourceList
      resource={resource}
      actions={
        <OtherButton component={Link} to="/dashboard/surveys/mine">
          Ankiety dla mnie
          {waiting > 0 && <span className="quiet"> ({countOf(waiting, 'czeka', 'czekają', 'czeka')})</span>}
        </OtherButton>
      }
    />
  );
}
