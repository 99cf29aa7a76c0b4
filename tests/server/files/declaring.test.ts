import { expect, test } from 'vitest';
import { file, files, list, type Resource } from '../../../src/schema';
import { checkResources } from '../../../src/schema/check';
import { recordSchema } from '../../../src/server/openapiSchemas';
import { letters } from './letters';

const faultsOf = (fields: Resource['fields']) =>
  checkResources({ letters: { ...letters, fields: { ...letters.fields, ...fields } } });

test('a file’s key ends in _id, several files’ in _ids', () => {
  expect(faultsOf({ logo: file('Logo'), photos: files('Zdjęcia') })).toEqual(
    expect.arrayContaining([
      'letters.fields.logo is a file, so its key must end in _id',
      'letters.fields.photos is a files, so its key must end in _ids',
    ]),
  );
});

test('no other field may stand where a file is embedded', () => {
  expect(faultsOf({ scan: letters.fields.title ?? file('') })).toContainEqual(
    expect.stringContaining('would share a key in answers'),
  );
});

test('an item of a list holds no file', () => {
  const items = list('Pozycje', { proof_id: file('Dowód') });
  expect(faultsOf({ items })).toContain("letters.fields.items.proof_id a list's item can't hold a file");
});

test('the API’s description tells of the embedded file', () => {
  const { properties } = recordSchema(letters) as { properties: Record<string, object> };
  expect(properties.scan).toMatchObject({ properties: { name: { type: 'string' } }, description: 'Skan' });
  expect(properties.attachments).toMatchObject({ type: ['array', 'null'] });
});
