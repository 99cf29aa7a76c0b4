import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { ContributionFigure, OwnerContributions } from '../../../contract/contributions';
import { LIMIT_CERTAINTY } from '../../../domain/limits/describe';
import { formatDate } from '../../../lib/dates';
import { formatMoney } from '../../../lib/money';
import { FigureCell } from './FigureCell';
import type { FigureKey } from './useContributions';
import '../settlements/work.css';

type Save = ((figure: ContributionFigure, key: FigureKey, typed: string) => Promise<string | null>) | undefined;

/** What is of a year: the base of Mały ZUS Plus, what the flat tax lets deduct, and how health is settled. */
export function YearBlock({ owner, save }: { owner: OwnerContributions; save: Save }) {
  const { small_plus, deduction, years } = owner;
  return (
    <div className="panel-body">
      {small_plus && (
        <>
          <h3>Podstawa Małego ZUS Plus na {small_plus.year} r.</h3>
          <p>
            {small_plus.base === null
              ? `Najniższa, dopóki nie ma dochodu za ${small_plus.year - 1} r.: wpisz go niżej w rozliczeniu tego roku.`
              : `${formatMoney(small_plus.base)}: ${small_plus.formula}.`}{' '}
            <span className="quiet">{small_plus.basis}</span>
          </p>
        </>
      )}
      {deduction && (
        <>
          <h3>Odliczenie przy podatku liniowym w {deduction.year} r.</h3>
          <p>
            {deduction.limit === null
              ? 'Limit nie jest jeszcze ogłoszony.'
              : `Limit ${formatMoney(deduction.limit)}, do zapłaty w tym roku dotąd ${formatMoney(deduction.used)}, zostało ${formatMoney(deduction.left ?? 0)}.`}{' '}
            <span className="quiet">
              {deduction.basis}, {LIMIT_CERTAINTY[deduction.certainty]}
            </span>
          </p>
        </>
      )}
      {years.map((year) => (
        <Year key={year.year} year={year} save={save} />
      ))}
    </div>
  );
}

function Year({ year: one, save }: { year: OwnerContributions['years'][number]; save: Save }) {
  const { year, form, figure, amount, due, difference, formula, settle_by, refund_by, missing, basis, certainty } = one;
  const isLump = form === 'lump_sum';
  return (
    <>
      <h3>Roczne rozliczenie zdrowotnej za {year} r.</h3>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, my: 1 }}>
        <Typed label={isLump ? `Przychód za ${year} r.` : `Dochód za ${year} r.`}>
          <FigureCell
            label={isLump ? `Przychód za ${year} r.` : `Dochód za ${year} r.`}
            figure={figure}
            name={isLump ? 'revenue_amount' : 'income_amount'}
            value={isLump ? figure.revenue : figure.income}
            save={save}
          />
        </Typed>
        <Typed label={`Składki należne za miesiące ${year} r.`}>
          <FigureCell
            label={`Składki należne za miesiące ${year} r.`}
            figure={figure}
            name="health_due_amount"
            value={figure.health_due}
            save={save}
          />
        </Typed>
      </Box>
      <p>
        {amount !== null && `Składka za rok: ${formatMoney(amount)} = ${formula}. `}
        {due !== null && `Za miesiące: ${formatMoney(due)}. `}
        {outcome(difference, refund_by)}
        {missing.length > 0 && `Wpisz ${missing.join(' i ')} `}
        Rozlicza się w DRA lub RCA za kwiecień, do {formatDate(settle_by)}.{' '}
        <span className="quiet">
          {basis}
          {amount !== null && `, ${LIMIT_CERTAINTY[certainty]}`}
        </span>
      </p>
    </>
  );
}

function outcome(difference: number | null, refundBy: string): string {
  if (difference === null) return '';
  if (difference === 0) return 'Nie ma dopłaty ani nadpłaty. ';
  return difference > 0
    ? `Do dopłaty: ${formatMoney(difference)}. `
    : `Nadpłata: ${formatMoney(-difference)}; wniosek RZS-R do ${formatDate(refundBy)}. `;
}

function Typed({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ flex: '1 1 14rem', maxWidth: 320 }}>
      <span className="quiet items-under">{label}</span>
      {children}
    </Box>
  );
}
