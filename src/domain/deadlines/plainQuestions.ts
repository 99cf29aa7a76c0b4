import { lastMonthOf, periodName } from './periodName';
import type { Circumstance } from './taxProfile';

/**
 * How a circumstance is asked, of the client and of the office: a sentence to be answered by yes or no without knowing the law. `{rok}` is the
 * year that it is about, `{rok-1}` the one before, `{kwartał}` its quarter.
 */
export const PLAIN_QUESTIONS: Readonly<Record<Circumstance, string>> = {
  withholds_flat_tax:
    'Czy firma wypłaca komuś pieniądze z pobranym zryczałtowanym podatkiem (na przykład dywidendy albo małe zlecenia)?',
  has_ten_insured: 'Czy w {rok} roku firma miała zgłoszonych do ubezpieczenia wypadkowego średnio co najmniej 10 osób?',
  has_health_overpayment: 'Czy za {rok} rok zapłacono za dużo składki zdrowotnej (tak wyszło w jej rocznym rozliczeniu)?',
  has_special_conditions_work: 'Czy ktoś w firmie pracuje w szczególnych warunkach (na przykład w hałasie albo pod ziemią)?',
  may_take_contribution_holiday: 'Czy chcesz i możesz skorzystać w {rok} roku z miesiąca bez składek ZUS (wakacje składkowe)?',
  has_employment_income: 'Czy oprócz firmy masz w {rok} roku dochody z pracy na etacie, zlecenia albo emerytury?',
  has_capital_gains: 'Czy w {rok} roku sprzedałeś lub sprzedałaś akcje, udziały, obligacje albo kryptowaluty?',
  has_income_over_million: 'Czy Twoje dochody w {rok} roku przekroczą milion złotych?',
  has_nonresident_contracts: 'Czy firma ma w {rok} roku umowy z osobami lub firmami z zagranicy, które działają w Polsce?',
  imports_services: 'Czy firma kupuje usługi lub towary z zagranicy (na przykład reklamę w internecie albo licencje)?',
  may_join_small_plus:
    'Czy przychód firmy za {rok-1} rok mieści się w 120 tysiącach złotych i chcesz od stycznia {rok} roku płacić Mały ZUS Plus?',
  pays_family_benefits: 'Czy fundacja wypłaca świadczenia beneficjentom?',
  has_farm_land: 'Czy firma ma grunty rolne?',
  has_forest: 'Czy firma ma las?',
  vat_ioss: 'Czy firma sprzedaje do Unii przesyłki spoza niej w procedurze IOSS?',
  intrastat: 'Czy firma wysyła do Unii albo sprowadza z niej towary za kilka milionów złotych rocznie (próg Intrastat)?',
  bdo: 'Czy firma jest wpisana do rejestru BDO (odpady, opakowania)?',
  kobize: 'Czy firma ma kotłownię, pojazdy albo instalacje, które wprowadzają gazy lub pyły do powietrza?',
  vat_oss: 'Czy firma rozlicza w procedurze OSS sprzedaż do osób prywatnych w innych krajach Unii?',
  pfron: 'Czy firma zatrudnia co najmniej 25 osób w przeliczeniu na pełne etaty (wpłaty na PFRON)?',
  ppk: 'Czy ktoś z pracowników oszczędza w PPK?',
  has_ppk_resigned: 'Czy ktoś z zatrudnionych zrezygnował z wpłat do PPK?',
  zfss: 'Czy firma tworzy zakładowy fundusz świadczeń socjalnych (ZFŚS)?',
  pays_foreign_individuals: 'Czy firma płaci osobom mieszkającym za granicą (na przykład za zlecenie lub licencję)?',
  pays_foreign_companies: 'Czy firma płaci zagranicznym firmom za usługi, odsetki, licencje albo dywidendy?',
  transfer_pricing:
    'Czy firma ma z firmami powiązanymi transakcje na ponad 2 miliony złotych w roku (usługi) albo 10 milionów (towary, pożyczki)?',
  real_estate: 'Czy firma ma nieruchomości: budynki, lokale, grunty albo budowle?',
  farm_or_forest_land: 'Czy firma ma grunty rolne albo las?',
  transport_vehicles: 'Czy firma ma ciężarówki od 3,5 tony, autobusy, ciągniki siodłowe albo przyczepy?',
  has_e_delivery: 'Czy firma ma już adres do e-Doręczeń?',
  issues_outside_ksef: 'Czy firma wystawia jeszcze faktury poza KSeF (na papierze lub w PDF)?',
  uses_ksef_tokens: 'Czy firma albo jej program do faktur łączy się z KSeF za pomocą tokenu?',
  pays_krus: 'Czy jesteś ubezpieczony lub ubezpieczona w KRUS?',
  pays_company_dividends:
    'Czy firma wypłaca zysk (dywidendę) innej polskiej firmie, na przykład spółce, która jest jej wspólnikiem?',
  wants_estonian_cit: 'Czy spółka chce w roku podatkowym {rok} przejść na estoński CIT?',
  has_corporate_partners: 'Czy wspólnikiem spółki jawnej jest inna spółka, fundacja albo ktoś inny niż człowiek?',
  owes_minimum_tax: 'Czy spółka ma za {rok} rok stratę albo dochód nie większy niż 2% przychodów (podatek minimalny)?',
  lets_large_buildings: 'Czy firma wynajmuje budynki warte razem ponad 10 milionów złotych?',
  joins_first_years: 'Czy pierwszy rok firmy połączono z następnym, aby rozliczyć je razem?',
  pfron_exempt: 'Czy co najmniej 6% zatrudnionych to osoby z niepełnosprawnością (zwolnienie z wpłat na PFRON)?',
  packs_goods: 'Czy firma wprowadza na rynek produkty w opakowaniach, na przykład sama je pakuje albo sprowadza?',
  uses_eu_sme: 'Czy firma korzysta ze zwolnienia z VAT dla małych firm w innym kraju Unii (procedura SME)?',
  runs_sales_platform: 'Czy firma prowadzi stronę lub aplikację, na której inni sprzedają albo oferują usługi?',
  uses_tax_schemes: 'Czy firma korzysta w {rok} roku ze schematu podatkowego, który zgłasza się do urzędu (MDR)?',
  reports_to_gus: 'Czy GUS wyznaczył firmę do sprawozdań statystycznych na {rok} rok?',
  pays_excise: 'Czy firma płaci akcyzę (na przykład od paliw, alkoholu, energii albo samochodów)?',
  employs: 'Czy firma zatrudnia pracowników (także na zlecenie)?',
  supplies_annex_15:
    'Czy w którymś miesiącu {kwartał} albo czterech poprzednich kwartałów firma sprzedała za ponad 50 tysięcy złotych netto towary lub usługi z obowiązkową podzieloną płatnością (na przykład stal, paliwa, elektronikę, roboty budowlane)?',
  ngo_runs_business: 'Czy fundacja lub stowarzyszenie prowadzi działalność gospodarczą (wpis do rejestru przedsiębiorców)?',
};

/** The question about what hangs on it in the period, which names its year. */
export function plainQuestion(fact: Circumstance, period: string): string {
  const year = Number(period.slice(0, 4));
  return PLAIN_QUESTIONS[fact]
    .replaceAll('{rok-1}', String(year - 1))
    .replaceAll('{rok}', String(year))
    .replaceAll('{kwartał}', quarterOf(period));
}

/** The quarter that a period ends in: `IV kwartału 2026`. */
function quarterOf(period: string): string {
  const month = lastMonthOf(period) ?? period.slice(0, 7);
  const quarter = `${month.slice(0, 4)}-Q${Math.ceil(Number(month.slice(5)) / 3)}`;
  return periodName(quarter).replace('kwartał', 'kwartału');
}
