import { Form } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import { resources } from '../../../../resources';
import type { Field } from '../../../schema';
import { readFields } from '../../../schema/validate';
import { FieldInput } from '../../fields/FieldInput';
import { type Picked, RecordPicker } from '../../fields/RecordPicker';
import { sendAnew } from '../../fields/sendAnew';
import { useStepUp } from '../../form/useStepUp';
import { Foot } from '../../kit/Dialog';
import { Notice } from '../../kit/Notice';
import { useDeed } from '../../kit/useDeed';
import { request } from '../../providers/request';
import { PanelTheme } from '../../theme/PanelTheme';
import { AccessPreview } from './AccessPreview';
import '../../resource/form.css';

const { first_name, last_name, email, isAdmin, roles, payroll } = resources.users.fields;
const { role } = resources.memberships.fields;
const person: Record<string, Field> = { email, first_name, last_name, isAdmin };
const ofOffice: Record<string, Field> = { roles, payroll };
const ofClient: Record<string, Field> = { role };
const blank = { email: null, first_name: null, last_name: null, isAdmin: false, roles: [], payroll: false, role: 'owner' };

/** Sends an invitation: for the office's own people roles, for a client's the companies they may see. */
export default function InviteForm({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const { send, doing } = useDeed({ changes: 'all', waits: false });
  const [companies, setCompanies] = useState<readonly Picked[]>([]);
  const [companyFault, setCompanyFault] = useState<string | null>(null);
  const [sentence, setSentence] = useState<string | null>(null);
  const { confirmed, question } = useStepUp();

  async function invite(typed: FieldValues): Promise<Readonly<Record<string, string>> | undefined> {
    setSentence(null);
    const office = typed.isAdmin === true;
    const { values, faults } = readFields(typed, { ...person, ...(office ? ofOffice : ofClient) });
    const missing = !office && companies.length === 0 ? 'Wskaż co najmniej jedną firmę' : null;
    setCompanyFault(missing);
    if (Object.keys(faults).length > 0 || missing) return { ...faults, ...(missing ? { companies: missing } : {}) };
    const refused = await send(async () => {
      const body = office ? values : { ...values, companies: companies.map(({ id }) => id) };
      const sent = await confirmed(() => request('/api/users/invite', { method: 'POST', body }));
      if (!sent) throw new Error('Zaproszenia nie wysłano: nadanie dostępu wymaga potwierdzenia tożsamości.');
      onDone();
      return `Zaproszenie wysłane na adres ${String(values.email)}`;
    });
    if (!refused) return undefined;
    setCompanyFault(refused.faults.companies ?? null);
    if (Object.keys(refused.faults).length > 0) return refused.faults;
    setSentence(refused.sentence);
    return undefined;
  }

  return (
    <PanelTheme>
      <Form record={blank} resolver={sendAnew} onSubmit={invite} noValidate={true} disableInvalidFormNotification={true}>
        {sentence && (
          <Notice severity="error" role="alert" above={true}>
            {sentence}
          </Notice>
        )}
        <div className="fields two">
          <Inputs fields={person} />
          <ForKind office={true}>
            <Inputs fields={ofOffice} />
          </ForKind>
          <ForKind office={false}>
            <RecordPicker
              multiple
              label="Firmy"
              reference={resources.companies}
              picked={companies}
              onPick={(picked) => {
                setCompanies(picked);
                setCompanyFault(null);
              }}
              input={{ error: companyFault !== null, helperText: companyFault ?? undefined, required: true }}
            />
            <Inputs fields={ofClient} />
          </ForKind>
        </div>
        <AccessPreview client={true} />
        <Foot action="Wyślij zaproszenie" doing={doing} onClose={doing ? undefined : onClose} />
      </Form>
      {question}
    </PanelTheme>
  );
}

function Inputs({ fields }: { fields: Readonly<Record<string, Field>> }) {
  return Object.entries(fields).map(([key, field]) => <FieldInput key={key} field={field} source={key} />);
}

function ForKind({ office, children }: { office: boolean; children: ReactNode }) {
  return useWatch({ name: 'isAdmin' }) === office ? children : null;
}
