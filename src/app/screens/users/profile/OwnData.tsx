import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useNotify, useUpdate } from 'ra-core';
import { useState } from 'react';
import { users } from '../../../../../resources/users';
import { typeOf } from '../../../../schema';
import { readFields } from '../../../../schema/validate';
import { Form } from '../../../form/Form';
import { InputField } from '../../../form/InputField';
import { unconfirmed, useStepUp } from '../../../form/useStepUp';
import { useSubmit } from '../../../form/useSubmit';
import { ProfileSection } from '../../../layout/ProfileSection';

const { first_name, last_name, phone, mail_word, email } = users.fields;
const own = { first_name, last_name, phone, mail_word };
type Key = keyof typeof own;
const completes: Record<Key, string> = { first_name: 'given-name', last_name: 'family-name', phone: 'tel', mail_word: 'off' };

/** The name and telephone one goes by; the e-mail is the login and changes through the office. */
export function OwnData({ user }: { user: RaRecord }) {
  const [changed, setChanged] = useState<Partial<Record<Key, string>>>({});
  const typed = {
    first_name: shown('first_name', user),
    last_name: shown('last_name', user),
    phone: shown('phone', user),
    mail_word: shown('mail_word', user),
    ...changed,
  };
  const [update] = useUpdate();
  const client = useQueryClient();
  const notify = useNotify();
  const { confirmed, question } = useStepUp();
  const { submit, sending, refusal } = useSubmit(save, () => readFields(typed, own).faults);

  async function save(): Promise<void> {
    const { values } = readFields(typed, own);
    const saved = await confirmed(() =>
      update('users', { id: user.id, data: { ...user, ...values }, previousData: user }, { returnPromise: true }).then(
        () => true,
      ),
    );
    if (saved === null) throw new Error(unconfirmed);
    notify('Zapisano', { type: 'success' });
    await client.invalidateQueries({ queryKey: ['users'] });
    setChanged({});
  }

  return (
    <ProfileSection title="Moje dane">
      <Form onSubmit={submit} sending={sending} refusal={refusal} action="Zapisz dane" doing="Zapisywanie…">
        {(Object.keys(own) as Key[]).map((key) => (
          <InputField
            key={key}
            label={own[key].label}
            name={key}
            type={key === 'phone' ? 'tel' : 'text'}
            autoComplete={completes[key]}
            value={typed[key]}
            onChange={(value) => setChanged({ ...changed, [key]: value })}
            fault={refusal.fields[key]}
            hint={'hint' in own[key].options ? own[key].options.hint : undefined}
          />
        ))}
        <p className="profile-fact">
          <span className="quiet">{email.label}:</span> {String(user.email ?? '')}
        </p>
      </Form>
      {question}
    </ProfileSection>
  );
}

function shown(key: Key, user: RaRecord): string {
  const value: unknown = user[key];
  return value === null || value === undefined ? '' : typeOf(own[key]).format(value, own[key]);
}
