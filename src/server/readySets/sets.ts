import { resources } from '../../../resources';
import type { ReadySetKey } from '../../contract/readySets';
import { readyAnswers } from '../../domain/readySets/answers';
import { readyPrices } from '../../domain/readySets/prices';
import { readyRequests } from '../../domain/readySets/requests';
import { readyTrainings } from '../../domain/readySets/trainings';
import type { Resource } from '../../schema';
import { opened } from '../trainings/audience';

/** A record of a set; `on` is the code of the shelf that it stands on, whose id goes into its `category_id`. */
export interface ReadyRecord {
  /** Never changes, as it is by this that a record is known again. */
  code: string;
  resource: Resource;
  title: string;
  values: Readonly<Record<string, unknown>>;
  on?: string;
}

/** What each set holds, shelves before what stands on them. */
export const readySets: Readonly<Record<ReadySetKey, readonly ReadyRecord[]>> = {
  prices: readyPrices.flatMap(({ code, items, name, description }, at) => [
    { code, resource: resources['price-categories'], title: name, values: { name, description, order: (at + 1) * 10 } },
    ...items.map(({ code: item, ...values }) => ({
      code: `${code}.${item}`,
      resource: resources['price-items'] as Resource,
      title: values.name,
      // Example amounts: clients see an item once the office has set its own.
      values: { ...values, visible_to_client: false },
      on: code,
    })),
  ]),
  answers: readyAnswers.map(({ code, ...values }, at) => ({
    code,
    resource: resources['answer-templates'],
    title: values.name,
    values: { ...values, position: (at + 1) * 10 },
  })),
  requests: readyRequests.map(({ code, items, ...values }) => ({
    code,
    resource: resources['document-request-templates'],
    title: values.name,
    values: { ...values, items: items.map((item) => ({ required: true, quantity_expected: null, ...item })) },
  })),
  trainings: readyTrainings.flatMap(({ code, trainings, ...shelf }, at) => [
    {
      code,
      resource: resources['training-categories'],
      title: shelf.name,
      values: { ...shelf, order: (at + 1) * 10, visible_to: opened({ audience: shelf.audience, active: true }) },
    },
    ...trainings.map(({ code: training, mandatory, ...values }) => ({
      code: `${code}.${training}`,
      resource: resources.trainings as Resource,
      title: values.title,
      values: { ...values, audience: shelf.audience, rule: 'viewed', ...(mandatory ? { mandatory: true, ...mandatory } : {}) },
      on: code,
    })),
  ]),
};
