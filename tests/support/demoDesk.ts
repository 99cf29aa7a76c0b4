import { toWarsaw } from '../../src/lib/dates';
import { fillFirm } from '../../src/server/demo/fill';
import { clientPeople, officePeople } from '../../src/server/demo/people';
import { type Desk, openDesk } from './loginDesk';

export const principals = ['szef', 'super', 'kierownik', 'ksiegowa', 'pracownik', 'jan', 'anna'] as const;
export type PrincipalName = (typeof principals)[number];
const size = { companies: 14, rich: 6, colleagues: 2 };

export type DemoDesk = Awaited<ReturnType<typeof openDemoDesk>>;

/** The real server with both demonstration firms in small, and everybody of `demo` logged in. */
export async function openDemoDesk() {
  const desk = await openDesk();
  const tenants = await desk.db.query<{ id: number; key: string }>({ text: 'select id, key from tenants order by id' });
  for (const { id, key } of tenants) await fillFirm(desk.auth, id, key, size, toWarsaw(desk.clock()).slice(0, 10));
  const office = new Set<string>(officePeople.map(({ login }) => login));
  const sessions = new Map<PrincipalName, ReturnType<Desk['browser']>>();
  for (const [index, name] of principals.entries()) {
    const browser = desk.browser(`10.40.${index}.1`);
    await browser.logIn(desk, office.has(name) ? `${name}@demo.test` : `${name}@klient.test`);
    sessions.set(name, browser);
  }
  const tenantId = (key: string) => tenants.find((tenant) => tenant.key === key)?.id ?? 0;
  return {
    ...desk,
    as(name: PrincipalName) {
      const browser = sessions.get(name);
      if (!browser) throw new Error(`Nobody is called ${name}`);
      return browser;
    },
    /** An id of a firm's record that the condition picks; straight from the table. */
    async idOf(table: string, condition = 'true', firm = 'demo'): Promise<string> {
      const rows = await desk.db.query<{ id: string }>({
        text: `select id from "${table.replaceAll('-', '_')}" where tenant_id = $1 and deleted_at is null and ${condition} order by id limit 1`,
        values: [tenantId(firm)],
      });
      return rows[0]?.id ?? '';
    },
    companiesOf: clientPeople.demo,
  };
}
