import { describe, expect, test } from 'vitest';
import { openFirm } from '../../../src/server/firms/opening';
import { openOffice } from '../../support/office';

const office = openOffice();
const path = '/api/settings/config';
const read = (who: Parameters<typeof office.as>[0] = 'super', firm: 'demo' | 'kancelaria' = 'demo') =>
  office.as(who, firm).get(path);

async function save(changes: object, tag?: string, firm: 'demo' | 'kancelaria' = 'demo') {
  const given = tag ?? (await read('super', firm)).body.data.tag;
  return office.as('super', firm).put(path, { changes, tag: given });
}

describe('a firm’s configuration', () => {
  test('is read with what the firm would have without its changes', async () => {
    const { body } = await read('kierownik', 'kancelaria');
    expect(body.data).toMatchObject({
      changes: {},
      base: { tenant: { name: 'Kancelaria Podatkowa Wierzba' }, deniedAreas: ['messages'] },
    });
  });
  test('P02: is seen by those with the settings area and changed by a superuser alone', async () => {
    for (const who of ['szef', 'ksiegowa', 'pracownik', 'klient'] as const) expect((await read(who)).status).toBe(403);
    const { tag } = (await read()).body.data;
    for (const who of ['kierownik', 'ksiegowa', 'klient'] as const)
      expect((await office.as(who).put(path, { changes: {}, tag })).status).toBe(403);
  });
  test('S10: is changed by one who has just said again who they are', async () => {
    const { tag } = (await read('super', 'kancelaria')).body.data;
    const values = [office.idOf('super', 'kancelaria')];
    await office.services.db.query({ text: 'update sessions set step_up_until = null where user_id = $1', values });
    const sent = await office.as('super', 'kancelaria').put(path, { changes: {}, tag });
    expect(sent).toMatchObject({ status: 403, body: { code: 'step_up' } });
  });
  test('changes for everybody at once, and tells who changed what', async () => {
    const changes = { tenant: { name: 'Biuro Pod Lipą' }, modules: { documents: { enabled: false } } };
    expect((await save(changes)).body.data.changes).toEqual(changes);
    expect((await office.as('ksiegowa').get('/api/config')).body.tenant.name).toBe('Biuro Pod Lipą');
    expect((await office.as('ksiegowa').get('/api/documents/')).status).toBe(404);
    const [last] = (await office.as('kierownik').get(`${path}/history`)).body.data;
    expect(last).toMatchObject({
      actor: { id: office.idOf('super') },
      changes: {
        'tenant.name': { before: null, after: 'Biuro Pod Lipą' },
        'modules.documents.enabled': { before: null, after: false },
      },
    });
    expect((await office.as('super', 'kancelaria').get(`${path}/history`)).body.data).toEqual([]);
    expect((await save({})).status).toBe(200);
    expect((await office.as('ksiegowa').get('/api/documents/')).status).toBe(200);
  });
  test('is not laid over what somebody else changed meanwhile', async () => {
    const { tag } = (await read()).body.data;
    await save({ switches: { fourEyes: true } });
    expect(await save({ switches: { fourEyes: false } }, tag)).toMatchObject({ status: 412, body: { code: 'stale' } });
    expect((await read()).body.data.changes).toEqual({ switches: { fourEyes: true } });
    await save({});
  });
  test('may be closed to the firm itself, people and first screen too; everybody keeps themselves, and the operator gives it back', async () => {
    const changes = { deniedAreas: ['settings', 'users'], modules: { dashboard: { enabled: false } } };
    expect((await save(changes)).status).toBe(200);
    try {
      for (const who of ['super', 'kierownik'] as const) {
        expect((await read(who)).status).toBe(404);
        expect((await office.as(who).get('/api/users/')).status).toBe(404);
        expect((await office.as(who).get(`/api/users/${office.idOf('ksiegowa')}`)).status).toBe(404);
        const { status, body } = await office.as(who).get(`/api/users/${office.idOf(who)}`);
        expect([status, body.access.includes('users') || body.access.includes('settings')]).toEqual([200, false]);
        expect((await office.as(who).put('/api/users', { id: office.idOf(who), last_name: 'Nowy' })).status).toBe(200);
      }
      expect((await office.as('klient').get(`/api/users/${office.idOf('klient')}`)).status).toBe(200);
    } finally {
      const { db, tenants, clock } = office.services;
      const firm = tenants.all().find(({ key }) => key === 'demo');
      if (firm) await db.transaction((tx) => openFirm(tx, firm, ['settings', 'users', 'dashboard'], clock()));
      await office.services.tenants.reload();
    }
    expect((await read()).body.data.changes).toEqual({});
    const [last] = (await office.as('kierownik').get(`${path}/history`)).body.data;
    expect(last).toMatchObject({ actor: null, changes: { deniedAreas: { after: null } } });
  });
  test('V01: refuses what it does not know, with the place, and keeps what stood', async () => {
    expect(await save({ deniedAreas: ['księżyc'], modules: { kosmos: {} } })).toMatchObject({
      status: 422,
      body: { errors: { deniedAreas: expect.any(String), 'modules.kosmos': expect.any(String) } },
    });
    expect((await read()).body.data.changes).toEqual({});
  });
});
