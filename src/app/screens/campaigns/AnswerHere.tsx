import { useState } from 'react';
import type { CampaignAnswer, CampaignRow } from '../../../contract/campaigns';
import { MainButton } from '../../kit/buttons';
import { Fact, Facts } from '../../kit/Facts';
import { Tick } from '../../kit/Tick';
import { Pending } from '../../layout/Pending';
import { Changes } from '../companies/Changes';
import { useCampaignAnswer, useCampaignDeed } from './useCampaigns';

interface AnswerProps {
  campaign: string;
  year: number;
  row: CampaignRow;
}

/** What a client answered, what it changes, and the press by which the office agrees. */
export default function AnswerHere({ campaign, year, row: { company, state } }: AnswerProps) {
  const [whose, setWhose] = useState<readonly string[]>([]);
  const { data, error, refetch } = useCampaignAnswer(campaign, year, company.id, whose);
  const { go, busy } = useCampaignDeed(campaign, year);
  if (!data) return <Pending error={error} refetch={refetch} lines={3} />;
  const isOpen = state === 'answered';
  return (
    <section aria-label={`Odpowiedź: ${company.title}`}>
      <Facts>
        {data.answers.map(({ label, text }) => (
          <Fact key={label} term={label}>
            {text}
          </Fact>
        ))}
      </Facts>
      <p>
        <strong>{data.says}</strong>
      </p>
      {isOpen && data.among.length > 0 && <Whose among={data.among} whose={whose} onChange={setWhose} />}
      {data.task && <p>Zadanie: {data.task}</p>}
      {data.preview && <Changes preview={data.preview} />}
      {isOpen && (
        <MainButton
          size="small"
          disabled={data.among.length > 0 && whose.length === 0}
          aria-disabled={busy}
          onClick={() => void go('agree', { company_id: company.id, whose }, () => 'Uzgodniono.')}
        >
          Uzgodnij
          <span className="unseen">: {company.title}</span>
        </MainButton>
      )}
    </section>
  );
}

interface WhoseProps {
  among: CampaignAnswer['among'];
  whose: readonly string[];
  onChange: (whose: readonly string[]) => void;
}

/** Whose answer it is: one comes for the company, and what it changes is a person's. */
function Whose({ among, whose, onChange }: WhoseProps) {
  return (
    <fieldset>
      <legend>Kogo dotyczy odpowiedź</legend>
      {among.map(({ id, name }) => (
        <Tick
          key={id}
          label={name}
          checked={whose.includes(id)}
          onTick={(picked) => onChange(picked ? [...whose, id] : whose.filter((each) => each !== id))}
        />
      ))}
    </fieldset>
  );
}
