import { type DataProvider, type RaRecord, useDataProvider } from 'ra-core';
import type { StoredFile } from '../../../contract/files';
import { kinds } from '../../../contract/surveys/kinds';
import { blankQuestion } from '../../../contract/surveys/question';
import type { QuestionType } from '../../../domain/surveys/words';
import { PostFiles } from '../../conversation/PostFiles';
import { Concealed } from '../../fields/Concealed';
import { OtherButton } from '../../kit/buttons';
import { Fact, Facts } from '../../kit/Facts';
import { Notice } from '../../kit/Notice';
import { Panel } from '../../kit/Panel';
import { useDeed } from '../../kit/useDeed';
import type { PanelDataProvider } from '../../providers/dataProvider';
import { request } from '../../providers/request';
import { RecordPage } from '../../resource/ShowScreen';
import { Proposals } from '../surveys/Proposals';
import '../surveys/surveys.css';
import '../surveys/answering/answering.css';

interface Answered {
  key: string;
  label: string;
  type: QuestionType;
  text: string;
  value?: unknown;
  files?: StoredFile[];
  /** Names a closed answer, which stands masked, where it is opened. */
  closed?: string;
  opens?: boolean;
}

/** One response: what was asked and what was answered, made to be read and printed. */
export default function ResponseShow() {
  return (
    <RecordPage
      actions={(response) => <Ways response={response} />}
      before={(response) => (
        <>
          <Proposals response={response} />
          <Answers response={response} />
        </>
      )}
    />
  );
}

function Answers({ response }: { response: RaRecord }) {
  const provider = useDataProvider<PanelDataProvider & DataProvider>();
  const answered = response.answered as Answered[] | null | undefined;
  if (answered === undefined) return null;
  if (answered === null) return <Notice above={true}>Odpowiedzi tej ankiety nie są teraz do wglądu.</Notice>;
  return (
    <Panel title="Odpowiedzi">
      <Facts className="panel-body response-answers">
        {answered.map(({ key, label, type, text, value, files, closed, opens }) => (
          <Fact key={key} term={label}>
            {type === 'signature' && typeof value === 'string' ? (
              <svg className="signature-shown" viewBox="0 0 600 200" role="img" aria-label="Podpis odręczny">
                <path d={value} />
              </svg>
            ) : files ? (
              <PostFiles files={files} />
            ) : closed ? (
              <Concealed
                mask={text}
                label={label}
                format={(whole) => kinds[type].text(whole, { ...blankQuestion, key, label, type })}
                {...(opens ? { open: () => provider.reveal('survey-responses', response.id, closed) } : {})}
              />
            ) : (
              text
            )}
          </Fact>
        ))}
      </Facts>
    </Panel>
  );
}

function Ways({ response }: { response: RaRecord }) {
  const { deed, doing: busy } = useDeed({ changes: ['survey-responses'] });
  const make = () =>
    deed(async () => {
      await request(`/api/survey-responses/${response.id}/actions/task`, { method: 'POST', body: {} });
      return 'Utworzono zadanie';
    });
  return (
    <>
      <OtherButton onClick={() => window.print()}>Drukuj</OtherButton>
      {response.task_id === null && (
        <OtherButton aria-disabled={busy} onClick={() => void make()}>
          Utwórz zadanie
        </OtherButton>
      )}
    </>
  );
}
