import { expect, test } from 'vitest';
import { columnTypes } from '../../../src/server/db/columnTypes';
import fc from '../../support/properties';

const TIMESTAMPTZ = 1184;
const read = columnTypes.getTypeParser(TIMESTAMPTZ, 'text');

const moments = fc.date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2100-12-31T23:59:59Z'), noInvalidDate: true });

test('a moment as PostgreSQL writes it in UTC is read to the millisecond', () => {
  const property = fc.property(moments, (moment) => {
    expect(read(moment.toISOString().replace('T', ' ').replace('Z', '+00'))).toEqual(moment);
  });
  fc.assert(property);
});

test('a moment written with another offset or with microseconds is the same moment', () => {
  expect(read('2026-10-25 02:30:00+02')).toEqual(new Date('2026-10-25T00:30:00Z'));
  expect(read('2026-10-25 02:30:00.987654+01')).toEqual(new Date('2026-10-25T01:30:00.987Z'));
});
