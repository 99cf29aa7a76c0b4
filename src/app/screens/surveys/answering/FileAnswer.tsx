import { use } from 'react';
import { fileSize } from '../../../fields/storedFiles';
import { PhotoPicker } from '../../../files/PhotoPicker';
import { UploadList } from '../../../files/UploadList';
import { QuietButton } from '../../../kit/buttons';
import { useDeliveries } from '../../../outbox/useDeliveries';
import type { AnswerProps } from './answer';
import { filed, isFileOf, placeOf } from './deliveries';
import { SurveyHere } from './surveyHere';

/** Files from the phone's camera or the disk; each goes by the outbox and is kept with the answer as soon as it has been sent. */
export function FileAnswer(props: AnswerProps) {
  const survey = use(SurveyHere);
  return survey ? <SentFiles {...props} survey={survey} /> : <Files {...props} onPick={() => undefined} count={0} />;
}

interface Answered {
  answers: Readonly<Record<string, unknown>>;
  files: AnswerProps['files'];
}

function SentFiles({ survey, ...props }: AnswerProps & { survey: SurveyHere }) {
  const { key } = props.question;
  const uploads = useDeliveries({
    place: placeOf(survey.id),
    of: (file) => filed(survey.id, key, file),
    isOurs: (delivery) => isFileOf(delivery, key),
    onSent: (json) => {
      // Nothing where the survey was sent meanwhile.
      const answered = json as Answered | null;
      if (answered) survey.onKept(key, answered.answers[key], answered.files);
    },
  });
  const onItsWay = { ...uploads, uploads: uploads.uploads.filter(({ state }) => state !== 'done') };
  return (
    <>
      <Files {...props} onPick={uploads.add} count={onItsWay.uploads.length} />
      <UploadList uploads={onItsWay} />
    </>
  );
}

interface FilesProps extends AnswerProps {
  onPick: (files: readonly File[]) => void;
  /** How many are on their way besides. */
  count: number;
}

function Files({ question, value, onChange, files, onPick, count }: FilesProps) {
  const ids = Array.isArray(value) ? (value as string[]) : [];
  const most = question.max ?? 5;
  const left = most - ids.length - count;
  return (
    <div className="answer-files">
      {ids.length > 0 && (
        <ul>
          {ids.map((id) => (
            <li key={id}>
              <span>
                {files[id]?.name ?? 'Plik'} <span className="quiet number">{files[id] && fileSize(files[id].size)}</span>
              </span>
              <QuietButton size="small" onClick={() => onChange(ids.filter((each) => each !== id))}>
                Usuń<span className="unseen">: {files[id]?.name ?? 'plik'}</span>
              </QuietButton>
            </li>
          ))}
        </ul>
      )}
      {left > 0 && (
        <PhotoPicker
          action="Dodaj"
          label="Dodaj plik"
          about={question.label}
          multiple={left > 1}
          onPick={(picked) => onPick(picked.slice(0, left))}
          hint="PDF, zdjęcie lub dokument, do 20 MB"
        />
      )}
    </div>
  );
}
