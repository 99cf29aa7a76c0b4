import { useMyCompanies } from './useMyCompanies';

/** Schemes in which the owner pays contributions to ZUS for themselves. */
const paying = ['preferential', 'maly_plus', 'full'];

/** Tells an owner who pays ZUS for themselves of the month a year without contributions (art. 17a ustawy o sus). */
export function VacationAlert() {
  const { data } = useMyCompanies();
  const concerned = (data ?? []).some(
    ({ company_type, zus_scheme }) => company_type === 'jdg' && paying.includes(String(zus_scheme)),
  );
  if (!concerned) return null;
  return (
    <section className="notice-box info" aria-label="Wakacje składkowe">
      <p>
        <strong>Wakacje składkowe.</strong> Mikroprzedsiębiorca z CEIDG może raz w roku nie płacić składek za siebie za wybrany
        miesiąc. Wniosek RWS składa się w miesiącu poprzedzającym. Zapytaj opiekuna, czy i kiedy warto z tego skorzystać.
      </p>
    </section>
  );
}
