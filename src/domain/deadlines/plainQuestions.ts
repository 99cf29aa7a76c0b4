import type { Circumstance } from './taxProfile';

/** What a client is asked to find out a circumstance: to be answered by yes or no without knowing the law. */
export const PLAIN_QUESTIONS: Readonly<Record<Circumstance, string>> = {
  withholds_flat_tax:
    'Czy firma wypłaca komuś pieniądze z pobranym zryczałtowanym podatkiem (na przykład dywidendy albo małe zlecenia)?',
  has_ten_insured: 'Czy firma zgłosiła do ubezpieczenia wypadkowego co najmniej 10 osób?',
  has_health_overpayment: 'Czy w zeszłym roku zapłacono za dużo składki zdrowotnej?',
  has_special_conditions_work: 'Czy ktoś w firmie pracuje w szczególnych warunkach (na przykład w hałasie albo pod ziemią)?',
  may_take_contribution_holiday: 'Czy chcesz i możesz skorzystać z miesiąca bez składek ZUS (wakacje składkowe)?',
  has_employment_income: 'Czy oprócz firmy masz dochody z pracy na etacie, zlecenia albo emerytury?',
  has_capital_gains: 'Czy w tym roku sprzedałeś lub sprzedałaś akcje, udziały, obligacje albo kryptowaluty?',
  has_income_over_million: 'Czy Twoje dochody w roku przekroczą milion złotych?',
  has_nonresident_contracts: 'Czy firma zawiera umowy z osobami lub firmami z zagranicy, które działają w Polsce?',
  imports_services: 'Czy firma kupuje usługi lub towary z zagranicy (na przykład reklamę w internecie albo licencje)?',
  may_join_small_plus: 'Czy przychód firmy w zeszłym roku nie przekroczył 120 tysięcy złotych i chcesz płacić Mały ZUS Plus?',
  pays_family_benefits: 'Czy fundacja wypłaca świadczenia beneficjentom?',
  has_farm_land: 'Czy firma ma grunty rolne?',
  has_forest: 'Czy firma ma las?',
  vat_ioss: 'Czy firma sprzedaje do Unii przesyłki spoza niej w procedurze IOSS?',
  intrastat: 'Czy firma wysyła do Unii lub sprowadza z niej towary powyżej progu Intrastat?',
  bdo: 'Czy firma jest wpisana do rejestru BDO (odpady, opakowania)?',
  kobize: 'Czy firma ma kotłownię, pojazdy albo instalacje, które wprowadzają gazy lub pyły do powietrza?',
};
