import { randomBytes } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { resources } from '../../../resources';
import type { Key, Keys } from '../../../src/server/auth/crypto/keys';
import { SecretsRefused } from '../../../src/server/auth/crypto/keyText';
import { requireKeys } from '../../../src/server/auth/crypto/seals';
import { closedSamples } from '../../../src/server/records/closedSamples';
import { openOffice } from '../../support/office';

const office = openOffice();
const key = (id: string): Key => ({ id, secret: randomBytes(32) });
const start = (keys: Keys) => {
  const { db } = office.services;
  return requireKeys(db, keys, () => closedSamples(db, resources));
};
const own = () => office.services.keys;
const seals = () => office.services.db.query<{ key_id: string }>({ text: 'select key_id from key_seals order by key_id' });

beforeEach(async () => {
  await office.services.db.query({ text: 'delete from key_seals' });
});

test('O08: the keys that closed the seal open it, however often they start', async () => {
  await start(own());
  await start(own());
  expect(await seals()).toEqual([{ key_id: 't1' }]);
});

test('O08: a key of the same name and another value is refused in Polish, and nothing is written', async () => {
  await start(own());
  const refused = start([key('t1')]);
  await expect(refused).rejects.toThrow(SecretsRefused);
  await expect(refused).rejects.toThrow(/Klucz „t1” ma inną wartość.*Przywróć SECRET_KEYS/);
  await expect(start([key('t2')])).rejects.toThrow(/Brakuje klucza „t1”/);
  expect(await seals()).toEqual([{ key_id: 't1' }]);
});

test('O08: a new current key is sealed beside the old one, and from then on both are needed', async () => {
  await start(own());
  const next = key('t2');
  await start([next, ...own()]);
  expect(await seals()).toEqual([{ key_id: 't1' }, { key_id: 't2' }]);
  await expect(start([next])).rejects.toThrow(/Brakuje klucza „t1”/);
  await expect(start(own())).rejects.toThrow(/Brakuje klucza „t2”/);
});

test('O08: a database older than the seals is asked for what it holds', async () => {
  const employer = await office.add('companies');
  const { status } = await office.as('kadry').post('/api/employees/', {
    ...office.sample('employees', { company_id: employer.id }),
    pesel: '44051401359',
  });
  expect(status).toBe(201);
  await expect(start([key('t1')])).rejects.toThrow(/Klucz „t1” ma inną wartość/);
  await expect(start([key('other')])).rejects.toThrow(/Brakuje klucza „t1”/);
  expect(await seals()).toEqual([]);
  await start(own());
});
