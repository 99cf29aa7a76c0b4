import type { FormEvent, ReactNode, Ref } from 'react';
import { MainButton } from '../kit/buttons';
import { Notice } from '../kit/Notice';

interface SendingFormProps {
  label: string;
  /** What `useFirstSending` answers. */
  form: Ref<HTMLFormElement>;
  submit: (event: FormEvent) => Promise<void>;
  /** What `useFirstWords` answers. */
  says: string | null;
  sending: boolean;
  children: ReactNode;
}

/** The form of a client's new record; why it was not taken stands above the button, and nothing typed is lost. */
export function SendingForm({ label, form, submit, says, sending, children }: SendingFormProps) {
  return (
    <form ref={form} className="panel" onSubmit={(event) => void submit(event)} noValidate aria-label={label}>
      <div className="panel-body fields">
        {children}
        {says && (
          <Notice severity="error" role="alert" above={true}>
            {says} Wszystko, co wpisano, jest nadal tutaj.
          </Notice>
        )}
        <MainButton type="submit" aria-disabled={sending}>
          {sending ? 'Wysyłanie…' : says ? 'Wyślij ponownie' : 'Wyślij'}
        </MainButton>
      </div>
    </form>
  );
}
