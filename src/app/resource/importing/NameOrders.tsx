import type { NameOrder } from '../../../lib/personName';
import { Notice } from '../../kit/Notice';
import { Chosen } from './Chosen';
import type { UntoldNames } from './names';

interface NameOrdersProps {
  names: UntoldNames;
  isSaid: boolean;
  onSay: (order: NameOrder) => void;
}

/** Asks which name comes first in a column whose heading doesn't tell it: a family name and a given one may look alike. */
export function NameOrders({ names: { heading, example, order }, isSaid, onSay }: NameOrdersProps) {
  return (
    <Notice role="alert" severity={isSaid ? 'info' : 'warning'}>
      <p style={{ marginTop: 0 }}>Kolumna „{heading}”: po nagłówku nie widać, co jest pierwsze, imię czy nazwisko.</p>
      <Chosen
        label="Co jest pierwsze"
        value={isSaid ? order : ''}
        choices={[
          ['family', `najpierw nazwisko: ${readAs(example.family)}`],
          ['given', `najpierw imię: ${readAs(example.given)}`],
        ]}
        onChoose={(said) => onSay(said as NameOrder)}
      />
    </Notice>
  );
}

const readAs = ({ family, given }: UntoldNames['example'][NameOrder]): string => `nazwisko „${family}”, imię „${given}”`;
