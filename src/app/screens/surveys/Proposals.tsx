import type { RaRecord } from 'ra-core';
import { useState } from 'react';
import { MainButton } from '../../kit/buttons';
import { Panel } from '../../kit/Panel';
import { Tick } from '../../kit/Tick';
import { useDeed } from '../../kit/useDeed';
import { request } from '../../providers/request';

interface Proposed {
  key: string;
  label: string;
  value_text: string;
  before_text: string;
}

/** Answers that say something else than the company's card: what is ticked is written there at one press. */
export function Proposals({ response }: { response: RaRecord }) {
  const proposed = (response.proposals ?? []) as Proposed[];
  const [left, setLeft] = useState<readonly string[]>([]);
  const { deed, doing: busy } = useDeed({ changes: ['survey-responses', 'companies'] });
  const fields = proposed.map(({ key }) => key).filter((key) => !left.includes(key));
  if (proposed.length === 0) return null;

  async function apply(): Promise<void> {
    if (fields.length === 0) return;
    await deed(async () => {
      await request(`/api/survey-responses/${response.id}/actions/apply`, { method: 'POST', body: { fields } });
      return 'Wpisano do karty firmy';
    });
  }

  return (
    <Panel title="Zmiany do karty firmy">
      <div className="panel-body">
        <ul className="proposals">
          {proposed.map(({ key, label, value_text, before_text }) => (
            <li key={key}>
              <Tick
                checked={!left.includes(key)}
                onTick={(on) => setLeft(on ? left.filter((each) => each !== key) : [...left, key])}
                label={
                  <>
                    <strong>{label}</strong>: {value_text} <span className="quiet">(teraz: {before_text || 'puste'})</span>
                  </>
                }
              />
            </li>
          ))}
        </ul>
        <MainButton aria-disabled={busy || fields.length === 0} onClick={() => void apply()}>
          {busy ? 'Wpisywanie…' : 'Wpisz zaznaczone do karty firmy'}
        </MainButton>
      </div>
    </Panel>
  );
}
