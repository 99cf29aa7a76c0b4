import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useNotify } from 'ra-core';
import { useState } from 'react';
import { MainButton } from '../../kit/buttons';
import { saidBy } from '../../layout/Problem';
import { request } from '../../providers/request';

interface Proposed {
  key: string;
  label: string;
  value_text: string;
  before_text: string;
}

/** Answers that say something else than the company's card: what is ticked is written there at one press. */
export function Proposals({ response }: { response: RaRecord }) {
  const client = useQueryClient();
  const notify = useNotify();
  const proposed = (response.proposals ?? []) as Proposed[];
  const [left, setLeft] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const fields = proposed.map(({ key }) => key).filter((key) => !left.includes(key));
  if (proposed.length === 0) return null;

  async function apply(): Promise<void> {
    if (busy || fields.length === 0) return;
    setBusy(true);
    try {
      await request(`/api/survey-responses/${response.id}/actions/apply`, { method: 'POST', body: { fields } });
      notify('Wpisano do karty firmy', { type: 'success' });
    } catch (error) {
      notify(saidBy(error), { type: 'error' });
    } finally {
      setBusy(false);
      await client.invalidateQueries({ queryKey: ['survey-responses'] });
      void client.invalidateQueries({ queryKey: ['companies'] });
    }
  }

  return (
    <section className="panel" aria-labelledby="response-proposals">
      <div className="panel-head">
        <h2 id="response-proposals">Zmiany do karty firmy</h2>
      </div>
      <div className="panel-body">
        <ul className="proposals">
          {proposed.map(({ key, label, value_text, before_text }) => (
            <li key={key}>
              <label className="tick-row">
                <input
                  type="checkbox"
                  checked={!left.includes(key)}
                  onChange={({ target }) => setLeft(target.checked ? left.filter((each) => each !== key) : [...left, key])}
                />
                <span>
                  <strong>{label}</strong>: {value_text} <span className="quiet">(teraz: {before_text || 'puste'})</span>
                </span>
              </label>
            </li>
          ))}
        </ul>
        <MainButton aria-disabled={busy || fields.length === 0} onClick={() => void apply()}>
          {busy ? 'Wpisywanie…' : 'Wpisz zaznaczone do karty firmy'}
        </MainButton>
      </div>
    </section>
  );
}
