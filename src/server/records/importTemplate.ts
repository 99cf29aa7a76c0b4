import { sheetColumn } from '../../lib/sheetColumn';
import type { Field } from '../../schema';
import { offeredChoices } from '../../schema/fields/choice';
import { importable } from '../../schema/importing';
import type { View } from './view';
import { textCell, workbookOf } from './workbook';

/** Rows that are offered the words of a list. */
const offeredRows = 1_000;
const wordsSheet = 'Wartości';

/** An empty workbook to be filled in and loaded: a heading for each field that the asker may write, and a sheet of the words that lists know. */
export function importTemplate({ resource, writable }: View): AsyncGenerator<Buffer> {
  const fields = Object.values(importable(writable)).filter(({ options }) => !options.readOnly);
  const lists = fields.flatMap((field, at) => {
    const words = wordsOf(field);
    return words.length === 0 ? [] : [{ at, label: field.label, words }];
  });
  const longest = Math.max(0, ...lists.map(({ words }) => words.length));
  const rows = Array.from(
    { length: longest },
    (_, nth) => `<row>${lists.map(({ words }) => textCell(words[nth] ?? '', 'plain')).join('')}</row>`,
  );
  const offers = lists.map(
    ({ at, words }, list) =>
      `<dataValidation type="list" allowBlank="1" sqref="${sheetColumn(at)}2:${sheetColumn(at)}${offeredRows + 1}"><formula1>'${wordsSheet}'!$${sheetColumn(list)}$2:$${sheetColumn(list)}$${words.length + 1}</formula1></dataValidation>`,
  );
  return workbookOf([
    {
      name: resource.labels.few,
      headings: fields.map(({ label }) => label),
      rows: [],
      validations: offers.length === 0 ? '' : `<dataValidations count="${offers.length}">${offers.join('')}</dataValidations>`,
    },
    ...(lists.length === 0 ? [] : [{ name: wordsSheet, headings: lists.map(({ label }) => label), rows }]),
  ]);
}

function wordsOf(field: Field): readonly string[] {
  if (field.type === 'boolean') return ['Tak', 'Nie'];
  return field.type === 'choice' || field.type === 'choices' ? offeredChoices(field).map(([, { label }]) => label) : [];
}
