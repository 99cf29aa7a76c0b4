import { dataChanges } from '../../../../../resources/dataChanges';
import type { FieldMap, Resource } from '../../../../schema';
import { pertains, pertinent } from '../../../../schema/onlyWhen';
import type { Delivery } from '../../../outbox/item';
import { type Checked, checkForm } from '../../../records/formFaults';

/** What was typed of a request, by the request's field. */
export type ChangeDraft = Readonly<Record<string, string>>;

const resource: Resource = dataChanges;
const written: FieldMap = Object.fromEntries(
  Object.entries(resource.fields).filter(([key]) => resource.client?.writes?.includes(key as never)),
);
const named = ['prośba o zmianę danych', 'prośby o zmianę danych', 'próśb o zmianę danych'] as const;
export const place = 'data-changes.new';
export const address = '/data-changes/new';

export const emptyChange: ChangeDraft = Object.fromEntries(
  Object.entries(written).map(([key, { options }]) => [key, String(options.default ?? '')]),
);

/** The new data that what has changed asks for, in their order. */
export const newData = (draft: ChangeDraft): FieldMap =>
  Object.fromEntries(Object.entries(written).filter(([key]) => resource.onlyWhen?.[key] && pertains(resource, key, draft)));

/** Nothing is typed but what the form starts with. */
export const isEmptyChange = (draft: ChangeDraft): boolean =>
  Object.entries(draft).every(([key, text]) => key === 'company_id' || key === 'kind' || text === emptyChange[key]);

/** The request as the API takes it, and what is wrong with it, in the server's words. */
export function checkChange(draft: ChangeDraft): Checked {
  const { values, faults } = checkForm(resource, written, {}, pertinent(resource, draft), true);
  const says = { company_id: 'Wybierz firmę', kind: 'Wybierz, co się zmieniło' };
  for (const [key, sentence] of Object.entries(says)) if (faults[key] && !draft[key]) faults[key] = sentence;
  return { values, faults };
}

/** How the person knows it: what has changed. */
export const changeTitle = ({ kind = '' }: ChangeDraft): string => {
  const what = resource.fields.kind?.choices?.[kind];
  return what ? `Zmiana danych: ${what.label}` : 'Zmiana danych';
};

export function newChange(draft: ChangeDraft): Delivery {
  const { values } = checkChange(draft);
  const said = Object.entries(values).filter(([key, value]) => value !== null && pertains(resource, key, values));
  return {
    named,
    title: changeTitle(draft),
    place,
    address,
    calls: [{ method: 'POST', path: '/api/data-changes/', body: Object.fromEntries(said) }],
    draft,
  };
}
