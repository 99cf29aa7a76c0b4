import type { RaRecord } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { companies } from '../../../../../resources/companies';
import { dataChanges } from '../../../../../resources/dataChanges';
import { formatNrb } from '../../../../domain/identifiers/nrb';
import { type FieldMap, type RecordOf, typeOf } from '../../../../schema';
import { FieldValue } from '../../../fields/FieldValue';
import { QuietButton } from '../../../kit/buttons';
import { Fact, Facts } from '../../../kit/Facts';
import { Notice } from '../../../kit/Notice';
import { Panel } from '../../../kit/Panel';
import { usePaths } from '../../../records/paths';
import { useShown } from '../../../records/useDeclared';
import { RecordSections } from '../../../resource/RecordSections';
import { CopyButton } from '../../settlements/client/CopyButton';

type Company = RaRecord & Partial<RecordOf<typeof companies>> & { micro_account?: string | null };
const fields: FieldMap = companies.fields;
const registered = ['vat_number', 'vat_eu_number', 'regon', 'krs', 'company_type', 'pkd_main'];
const taxed = ['taxation_form', 'vat_status', 'vat_period', 'accounting_type', 'zus_scheme', 'tax_office'];
const kept = ['owner_id', 'owner_stand_in_id', 'payroll_owner_id', 'payroll_stand_in_id'];

/** What of a company's card its client looks for on a phone, each part with the way to ask for a change; the whole card behind a button. */
export function CompanyCard() {
  const { record: company } = useShown<Company>();
  const [whole, setWhole] = useState(false);
  const { accounts, contacts, client_note, micro_account, zus_account } = company;
  const address = addressOf(company);
  return (
    <>
      {client_note && <Notice above={true}>{client_note}</Notice>}
      <Known title="Dane firmy" company={company} keys={registered} />
      <Panel title="Adres" beside={<Ask company={company} kind="address" what="adresu" />}>
        <div className="panel-body">
          {address || 'Biuro nie ma adresu firmy.'}
          {company.mail_address && <div>Do korespondencji: {company.mail_address}</div>}
        </div>
      </Panel>
      <Panel title="Rachunki firmy" beside={<Ask company={company} kind="account" what="rachunku" />}>
        <div className="panel-body">
          {accounts?.length ? (
            <Facts>
              {accounts.map(({ number, bank_name, purpose }) => (
                <Fact key={number} term={[inWords('accounts', 'purpose', purpose), bank_name].filter(Boolean).join(', ')}>
                  <span className="number wraps">{formatNrb(number)}</span>
                </Fact>
              ))}
            </Facts>
          ) : (
            'Biuro nie ma rachunku firmy.'
          )}
        </div>
      </Panel>
      <Panel title="Kontakt z firmą" beside={<Ask company={company} kind="contact" what="kontaktu" />}>
        <div className="panel-body">
          {contacts?.length ? (
            <Facts>
              {contacts.map(({ first_name, last_name, role, phone, email }) => (
                <Fact key={`${first_name} ${last_name} ${phone} ${email}`} term={inWords('contacts', 'role', role) ?? 'Kontakt'}>
                  {[`${first_name} ${last_name}`, inWords('contacts', 'phone', phone), email].filter(Boolean).join(', ')}
                </Fact>
              ))}
            </Facts>
          ) : (
            'Biuro nie ma osoby do kontaktu.'
          )}
        </div>
      </Panel>
      {(micro_account || zus_account) && (
        <Panel title="Rachunki do wpłat">
          <Facts className="panel-body">
            {micro_account && <Payable label={companies.computed?.micro_account?.label ?? ''} account={micro_account} />}
            {zus_account && <Payable label={fields.zus_account?.label ?? ''} account={formatNrb(zus_account)} />}
          </Facts>
        </Panel>
      )}
      <Known title="Podatki i ZUS" company={company} keys={taxed} />
      <Known
        title="W biurze"
        company={company}
        keys={kept}
        beside={
          <Link className="more" to={`/messages/new?company_id=${company.id}`}>
            Napisz do biura
          </Link>
        }
      />
      <p>
        <QuietButton aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? 'Ukryj całą kartę' : 'Pokaż całą kartę firmy'}
        </QuietButton>
      </p>
      {whole && <RecordSections />}
    </>
  );
}

interface KnownProps {
  title: string;
  company: Company;
  keys: readonly string[];
  beside?: ReactNode;
}

/** Facts of the card; what nobody filled in, or this person may not read, takes no room. */
function Known({ title, company, keys, beside }: KnownProps) {
  const known = keys.flatMap((key) => {
    const field = fields[key];
    const value: unknown = company[key];
    return field && value !== null && value !== undefined && value !== '' ? [{ key, field, value }] : [];
  });
  if (known.length === 0) return null;
  return (
    <Panel title={title} beside={beside}>
      <Facts look="beside" className="panel-body">
        {known.map(({ key, field, value }) => (
          <Fact key={key} term={field.label}>
            <FieldValue value={value} field={field} source={key} record={company} resource={companies} />
          </Fact>
        ))}
      </Facts>
    </Panel>
  );
}

function Payable({ label, account }: { label: string; account: string }) {
  return (
    <Fact term={label}>
      <span className="number wraps">{account}</span> <CopyButton what={label} text={account.replace(/\s/g, '')} />
    </Fact>
  );
}

/** A link that asks for a change of this part; nothing for people who may not. */
function Ask({ company, kind, what }: { company: Company; kind: string; what: string }) {
  const path = usePaths(dataChanges).create();
  return path ? (
    <Link className="more" to={`${path}?${new URLSearchParams({ company_id: String(company.id), kind })}`}>
      Poproś o zmianę <span className="unseen">{what}</span>
    </Link>
  ) : null;
}

/** A value of a list's item as people read it; undefined where there is none. */
function inWords(list: 'accounts' | 'contacts', key: string, value: string | null): string | undefined {
  const field = fields[list]?.of?.[key];
  return value && field ? typeOf(field).format(value, field) : undefined;
}

/** In one line, as an envelope has it. */
function addressOf(company: Company): string {
  const { address_street, address_building, address_flat, address_postal_code, address_city } = company;
  const house = [address_building, address_flat].filter(Boolean).join('/');
  const place = [address_postal_code, address_city].filter(Boolean).join(' ');
  return [[address_street, house].filter(Boolean).join(' '), place].filter(Boolean).join(', ');
}
