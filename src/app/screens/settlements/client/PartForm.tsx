import { type FormEvent, useId, useState } from 'react';
import { formatMoney } from '../../../../lib/money';
import { money } from '../../../../schema';
import { readValue } from '../../../../schema/validate';
import { TextBox } from '../../../fields/TextBox';
import { OtherButton } from '../../../kit/buttons';

const part = money('Ile wpłacono', { required: true, from: 1 });

interface PartFormProps {
  /** What the payment is called. */
  name: string;
  /** Whole grosze that are left to pay. */
  left: number;
  sending: boolean;
  onSend: (amount: number) => void;
}

/** How much of a payment was made today, where that is not all of it. */
export default function PartForm({ name, left, sending, onSend }: PartFormProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (sending) return;
    const read = readValue(typed, part);
    const amount = 'value' in read ? Number(read.value) : 0;
    const says =
      'faults' in read
        ? (read.faults[''] ?? 'Podaj kwotę')
        : amount > left
          ? `To więcej, niż zostało do zapłaty: ${formatMoney(left)}`
          : undefined;
    setFault(says);
    if (says) document.getElementById(id)?.focus();
    else onSend(amount);
  }

  return (
    <form className="part-form" aria-label={`Zapłacona część: ${name}`} onSubmit={submit} noValidate>
      <TextBox
        id={id}
        label="Ile wpłacono dzisiaj"
        value={typed}
        fault={fault}
        input={{ inputMode: 'decimal', autoComplete: 'off' }}
        onChange={(text) => {
          setTyped(text);
          setFault(undefined);
        }}
      />
      <OtherButton type="submit" aria-disabled={sending}>
        {sending ? 'Zapisywanie…' : 'Zapisz część'}
      </OtherButton>
    </form>
  );
}
