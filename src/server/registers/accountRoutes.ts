import { resources } from '../../../resources';
import type { AccountListState } from '../../contract/registers';
import { checkNip, parseNip } from '../../domain/identifiers/nip';
import { checkNrb, parseNrb } from '../../domain/identifiers/nrb';
import { badBody, forbidden, invalid } from '../errors';
import { scopeOf } from '../plugins/gate';
import { one } from '../records/one';
import { viewOf } from '../records/view';
import type { App, Services } from '../services';
import { accountStanding, keepAccountCheck } from './account';
import { isOfFew } from './accountRows';

const { companies, 'register-checks': checks } = resources;
const anything = { type: 'object', additionalProperties: true } as const;
const answer = { 200: { type: 'object', properties: { data: anything } } } as const;

interface AccountBody {
  nip: string;
  account: string;
  /** Whose payment it is. */
  company_id: string;
}

/** `POST /api/registers/account`: whether an account stands with a NIP on the list of VAT payers; the settings' line of the list's file. */
export function registerAccountRoutes(app: App, { db, registers }: Services): void {
  app.post<{ Body: AccountBody }>(
    '/api/registers/account',
    {
      config: { area: companies.area, verb: 'act', resource: companies, rate: 'previews' },
      schema: {
        tags: ['registers'],
        summary: 'Czy rachunek jest w wykazie podatników VAT przy tym NIP',
        body: {
          type: 'object',
          required: ['nip', 'account', 'company_id'],
          additionalProperties: false,
          properties: {
            nip: { type: 'string', maxLength: 40 },
            account: { type: 'string', maxLength: 60 },
            company_id: { type: 'string', format: 'uuid' },
          },
        },
        response: answer,
      },
    },
    async (request) => {
      const scope = scopeOf(request);
      viewOf(scope, checks, 'list');
      if (!request.body) throw badBody('Podaj NIP i rachunek.');
      const { company_id } = request.body;
      const [nip, account] = [parseNip(request.body.nip), parseNrb(request.body.account)];
      const faults = { nip: checkNip(nip), account: checkNrb(account) };
      if (faults.nip) throw invalid({ nip: faults.nip });
      if (faults.account) throw invalid({ account: faults.account });
      await one(db, scope, companies, company_id);
      const payee = { nip, account, company_id };
      const check = await accountStanding(registers, payee, scope.now);
      if (!check) throw invalid({ account: 'Nie ma dzisiejszego pliku wykazu, a pytanie wykazu jest wyłączone.' });
      await db.transaction(async (tx) => {
        const isKept = !(await isOfFew(tx, scope.tenant.id, { ...payee, number: nip }));
        if (isKept) await keepAccountCheck(tx, scope, payee, check);
      });
      return { data: check };
    },
  );

  app.get(
    '/api/settings/registers/accounts',
    {
      config: { area: 'settings', verb: 'show' },
      schema: { tags: ['settings'], summary: 'Plik rachunków wykazu podatników VAT', response: answer },
    },
    async (request): Promise<{ data: AccountListState }> => {
      if (!scopeOf(request).who.roles.includes('superuser')) throw forbidden();
      return { data: await registers.accounts.state() };
    },
  );
}
