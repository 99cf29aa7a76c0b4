import { describe, expect, test } from 'vitest';
import { resources } from '../../../resources';
import { employees } from '../../../src/server/employees/handlers';
import { one } from '../../../src/server/records/one';
import { system } from '../../../src/server/scope';
import { openOffice } from '../../support/office';
import type { Values } from '../../support/samples';

const office = openOffice();
const firm = {
  title: 'Piekarnia Łąka',
  vat_number: '1234563218',
  address_street: 'Młyńska',
  address_building: '5',
  address_flat: '2',
  address_postal_code: '90-001',
  address_city: 'Łódź',
};
const hired = async (values: Values = {}, company: Values = {}) => {
  const own = await office.add('companies', company);
  const employee = await office.add('employees', { company_id: own.id, status: 'active', ...values });
  return { own, employee, at: `/api/employees/${employee.id}/papers/skierowanie` };
};

/** All texts of the paper, as it is made for whoever asks. */
async function written(id: string, who: Partial<typeof system> = {}): Promise<string> {
  const { services } = office;
  const tenant = services.tenants.all().find(({ key }) => key === 'demo');
  if (!tenant || !employees.papers?.skierowanie) throw new Error('no such firm or paper');
  const scope = {
    tenant,
    who: { ...system, ...who },
    sessionId: null,
    ipPrefix: '',
    userAgent: '',
    requestId: '',
    now: services.clock(),
  };
  const record = await one(services.db, scope, resources.employees, id);
  return JSON.stringify(await employees.papers.skierowanie(record, { scope, db: services.db }));
}

describe('a referral to a doctor', () => {
  test('is a PDF named after the person, for whoever sees the employee', async () => {
    const { own, at } = await hired({ first_name: 'Żaneta', last_name: 'Bąk' });
    for (const caller of [office.as('kadry'), await office.client(own, 'payroll'), await office.client(own, 'viewer')]) {
      const paper = await caller.get(at);
      expect([paper.status, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(paper.headers['content-disposition']).toBe('attachment; filename="skierowanie-zaneta-bak.pdf"');
      expect(paper.text.startsWith('%PDF-1.7')).toBe(true);
    }
  });

  test('P01, P03: does not exist for another firm, another company’s client or a worker', async () => {
    const { at } = await hired();
    const { own: another } = await hired();
    expect((await office.as('kadry', 'kancelaria').get(at)).status).toBe(404);
    expect((await (await office.client(another)).get(at)).status).toBe(404);
    expect((await office.as('pracownik').get(at)).status).toBe(403);
    expect((await office.nobody().get(at)).status).toBe(401);
  });

  test('names the employer, the person and the post, and leaves open what nobody has entered', async () => {
    const { employee } = await hired(
      {
        last_name: 'Wójcik',
        pesel: '44051401359',
        position: 'Piekarz',
        work_kind: 'manual',
        work_place: 'Hala 1',
        start_date: '2026-12-01',
      },
      firm,
    );
    const text = await written(employee.id);
    for (const part of [
      'Piekarnia Łąka',
      'NIP 123-456-32-18',
      'Młyńska 5/2',
      '90-001 Łódź',
      'Łódź, 20.11.2026',
      'Jan Wójcik',
      'Piekarz, Robotnicze',
      'Hala 1',
      '01.12.2026',
      'art. 229 § 4a Kodeksu pracy',
      'Czynniki biologiczne',
      'Badanie wstępne',
      'w dwóch egzemplarzach',
    ])
      expect(text).toContain(part);
    expect(text).toContain('ostatnie cyfry w kartotece: 1359');
    expect(text).not.toContain('44051401359');
  });

  test('is periodic for who has a certificate, and says until when', async () => {
    const { employee } = await hired({
      medical_exam_type: 'initial',
      medical_exam_date: '2024-11-30',
      medical_exam_valid_to: '2026-11-30',
    });
    const text = await written(employee.id);
    expect(text).toContain('Badanie okresowe');
    expect(text).toContain('30.11.2026');
  });

  test.each([
    ['a long sickness', false, 'Badanie kontrolne'],
    ['one that was only planned', true, 'Badanie okresowe'],
  ])('after %s says so: planned days are none of sickness', async (_what, planned, kind) => {
    const { own, employee } = await hired({
      medical_exam_type: 'initial',
      medical_exam_date: '2024-11-30',
      medical_exam_valid_to: '2028-11-30',
    });
    const days = { kind: 'sick', from: '2026-10-01', to: '2026-11-10' };
    await office.add('absences', { company_id: own.id, employee_id: employee.id, ...days, planned });
    expect(await written(employee.id)).toContain(kind);
  });

  test('P08: tells nothing of examinations to who may not know of them', async () => {
    const { own, employee } = await hired({ medical_exam_date: '2024-11-30', medical_exam_valid_to: '2026-11-30' });
    const { own: another } = await hired();
    const viewer = { id: own.id, role: 'viewer' } as const;
    for (const who of [
      { payroll: false },
      { isAdmin: false, payroll: false, companies: [viewer] },
      { isAdmin: false, payroll: false, companies: [viewer, { id: another.id, role: 'payroll' as const }] },
    ]) {
      const text = await written(employee.id, who);
      expect(text).toContain('Badanie wstępne / okresowe / kontrolne (niepotrzebne skreślić)');
      expect(text).not.toContain('30.11.2026');
    }
    expect(await written(employee.id, { isAdmin: false, payroll: false, companies: [{ ...viewer, role: 'owner' }] })).toContain(
      'Badanie okresowe',
    );
  });

  test.each([{ status: 'ended' }, { status: 'archived' }, { end_date: '2026-11-19', contract_type: 'employment_fixed' }])(
    'is refused for who works no more: %j',
    async (values) => {
      const { at } = await hired(values);
      const { status, body } = await office.as('kadry').get(at);
      expect([status, body.code, body.error]).toEqual([
        409,
        'not_employed',
        'Umowa tej osoby jest zakończona, więc nie kieruje się jej na badania.',
      ]);
    },
  );

  test('is still made on the last day of a contract', async () => {
    const { at } = await hired({ end_date: '2026-11-20', contract_type: 'employment_fixed' });
    expect((await office.as('kadry').get(at)).status).toBe(200);
  });
});
