import { resources } from '../../../resources';
import type { Question } from '../../contract/surveys/question';
import { isMappedField, type MappedField } from '../../domain/surveys/mapped';
import type { Field } from '../../schema';
import { typeOf } from '../../schema';
import { readValue } from '../../schema/validate';
import type { Tx } from '../db/database';
import { mappedValues } from './companyRows';

/** An answer beside what the company's card says now; values are as the field keeps them. */
export interface Proposal {
  key: string;
  field: MappedField;
  label: string;
  value: unknown;
  before: unknown;
  value_text: string;
  before_text: string;
}

const fields: Readonly<Record<string, Field>> = resources.companies.fields;

/** Answers that are meant for the company's card and say something else than it does; what the field would not take is left out. */
export async function proposals(
  db: Pick<Tx, 'query'>,
  tenantId: number,
  companyId: string,
  questions: readonly Question[],
  answers: Readonly<Record<string, unknown>>,
): Promise<Proposal[]> {
  const mapped = questions.filter(
    ({ key, maps_to }) => maps_to !== null && isMappedField(maps_to) && Object.hasOwn(answers, key),
  );
  if (mapped.length === 0) return [];
  const kept = await mappedValues(db, tenantId, companyId);
  if (!kept) return [];
  return mapped.flatMap(({ key, maps_to }): Proposal[] => {
    const field = maps_to === null ? undefined : fields[maps_to];
    if (!field || maps_to === null || !isMappedField(maps_to)) return [];
    const read = readValue(answers[key], field);
    const before = kept[maps_to] ?? null;
    if (!('value' in read) || read.value === null || String(read.value) === String(before)) return [];
    const shown = (value: unknown) => (value === null ? '' : typeOf(field).format(value as never, field));
    return [
      {
        key,
        field: maps_to,
        label: field.label,
        value: read.value,
        before,
        value_text: shown(read.value),
        before_text: shown(before),
      },
    ];
  });
}
