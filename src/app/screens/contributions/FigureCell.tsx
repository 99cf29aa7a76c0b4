import { useState } from 'react';
import type { ContributionFigure } from '../../../contract/contributions';
import { formatGrosze, formatMoney } from '../../../lib/money';
import { TypedCell } from '../settlements/TypedCell';
import type { FigureKey } from './useContributions';

interface FigureCellProps {
  label: string;
  figure: ContributionFigure;
  name: FigureKey;
  value: number | null;
  /** Left out, it is read alone. */
  save?: ((figure: ContributionFigure, key: FigureKey, typed: string) => Promise<string | null>) | undefined;
}

/** A figure that contributions are counted from, typed where it stands. */
export function FigureCell({ label, figure, name, value, save }: FigureCellProps) {
  const [fault, setFault] = useState<string>();
  if (!save) return <span className="number">{value === null ? '–' : formatMoney(value)}</span>;
  return (
    <TypedCell
      label={label}
      value={value === null ? '' : formatGrosze(value)}
      type="text"
      fault={fault}
      onSave={async (typed) => setFault((await save(figure, name, typed)) ?? undefined)}
    />
  );
}
