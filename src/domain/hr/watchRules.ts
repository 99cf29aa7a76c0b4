import type { Certainty } from '../deadlines/rule';

/** A date of an employee to watch, with what to do when it comes. A change of the law is one more row. */
export interface WatchRule {
  code: string;
  label: string;
  act: string;
  /** Said after the date has passed; the same as `act` when not given. */
  late?: string;
  basis: string;
  certainty: Certainty;
  source: string;
  from: string;
}

const statute = { certainty: 'statute', source: 'tylko odwołanie do przepisu' } as const;

export const WATCH_RULES = [
  {
    code: 'contract_end',
    label: 'Koniec umowy',
    act: 'Ustal, czy umowa będzie przedłużona; na koniec umowy o pracę przygotuj świadectwo pracy, a po niej wyrejestruj z ZUS (ZWUA).',
    late: 'Jeśli praca trwa, zawrzyj nową umowę; jeśli nie, wyrejestruj z ZUS (ZWUA), a po umowie o pracę wydaj świadectwo pracy.',
    basis: 'art. 25, 25¹, 97 KP',
    from: '1974-06-26',
    ...statute,
  },
  {
    code: 'residence',
    label: 'Dokument pobytowy',
    act: 'Poproś o nowy dokument pobytowy; wniosek składa się przed upływem starego.',
    late: 'Bez ważnego tytułu pobytu praca jest nielegalna: sprawdź, czy złożono wniosek o kolejne zezwolenie.',
    basis: 'art. 105 i 108 ustawy o cudzoziemcach',
    from: '2014-05-01',
    ...statute,
  },
  {
    code: 'work_permit',
    label: 'Zezwolenie na pracę',
    act: 'Złóż wniosek o przedłużenie zezwolenia na pracę.',
    late: 'Nie powierzaj pracy bez ważnego zezwolenia lub złożonego w porę wniosku.',
    basis: 'ustawa z 20.03.2025 o warunkach dopuszczalności powierzania pracy cudzoziemcom',
    from: '2025-06-01',
    ...statute,
  },
  {
    code: 'a1',
    label: 'Zaświadczenie A1',
    act: 'Złóż w ZUS wniosek o A1 na dalszy okres delegowania.',
    basis: 'art. 12-13 rozp. (WE) 883/2004; art. 19 ust. 2 rozp. (WE) 987/2009',
    from: '2010-05-01',
    ...statute,
  },
  {
    code: 'sanitary',
    label: 'Orzeczenie sanitarno-epidemiologiczne',
    act: 'Skieruj na badanie do celów sanitarno-epidemiologicznych.',
    late: 'Nie dopuszczaj do pracy z żywnością lub ludźmi bez aktualnego orzeczenia.',
    basis: 'ustawa o zapobieganiu zakażeniom, art. 6-7',
    from: '2008-12-05',
    ...statute,
  },
  {
    code: 'other_exam',
    label: 'Inne badanie (kierowcy, praca na wysokości)',
    act: 'Skieruj na badanie do tej czynności.',
    late: 'Nie powierzaj tej czynności bez aktualnego orzeczenia.',
    basis: 'art. 229 § 4 KP i przepisy o badaniach do danej czynności',
    from: '1996-06-02',
    ...statute,
  },
  {
    code: 'disability',
    label: 'Orzeczenie o niepełnosprawności',
    act: 'Poproś o nowe orzeczenie; bez niego ustają uprawnienia pracownika i dofinansowanie PFRON.',
    basis: 'art. 2a i 20c ustawy o rehabilitacji zawodowej',
    from: '1998-01-01',
    ...statute,
  },
  {
    code: 'id_document',
    label: 'Dokument tożsamości',
    act: 'Poproś o dane nowego dokumentu.',
    basis: 'art. 22¹ KP',
    from: '2019-05-04',
    ...statute,
  },
  {
    code: 'driver_card',
    label: 'Karta kierowcy (tachograf)',
    act: 'Złóż wniosek o nową kartę najpóźniej 15 dni roboczych przed końcem jej ważności.',
    late: 'Bez ważnej karty nie wolno prowadzić pojazdu z tachografem.',
    basis: 'art. 28 ust. 1 rozp. (UE) 165/2014',
    from: '2016-03-02',
    ...statute,
  },
  {
    code: 'student',
    label: 'Status ucznia lub studenta',
    act: 'Poproś o zaświadczenie na dalszy czas; bez niego zleceniobiorcę zgłasza się do ZUS w ciągu 7 dni od utraty statusu.',
    late: 'Zgłoś zleceniobiorcę do ZUS albo uzupełnij zaświadczenie.',
    basis: 'art. 6 ust. 4 u.s.u.s.',
    from: '1999-01-01',
    ...statute,
  },
  {
    code: 'student_zus',
    label: 'ZUS zleceniobiorcy po 26. urodzinach lub studiach',
    act: 'Od 26. urodzin albo od utraty statusu ucznia lub studenta zlecenie podlega ZUS: zgłoś (ZUA lub ZZA) w ciągu 7 dni i nalicz składki.',
    late: 'Zgłoś do ubezpieczeń (ZUA lub ZZA) bez dalszej zwłoki i skoryguj składki od dnia, w którym powstał obowiązek.',
    basis: 'art. 6 ust. 4, art. 13 pkt 2 i art. 36 ust. 4 u.s.u.s.',
    certainty: 'disputed',
    source: 'biznes.gov.pl: sobota nie jest tu dniem wolnym; dzień 26. urodzin liczony już jako dzień z ubezpieczeniem',
    from: '1999-01-01',
  },
  {
    code: 'zus_registration',
    label: 'Zgłoszenie do ZUS',
    act: 'Zgłoś do ubezpieczeń (ZUA lub ZZA) w ciągu 7 dni od rozpoczęcia pracy.',
    late: 'Zgłoś do ubezpieczeń (ZUA lub ZZA) bez dalszej zwłoki.',
    basis: 'art. 36 ust. 4 u.s.u.s.',
    certainty: 'disputed',
    source: 'biznes.gov.pl: sobota nie jest tu dniem wolnym',
    from: '1999-01-01',
  },
  {
    code: 'zus_deregistration',
    label: 'Wyrejestrowanie z ZUS',
    act: 'Wyrejestruj z ubezpieczeń (ZWUA) w ciągu 7 dni od końca umowy, jeśli praca nie trwa dalej.',
    late: 'Wyrejestruj z ubezpieczeń (ZWUA) bez dalszej zwłoki, jeśli praca nie trwa dalej.',
    basis: 'art. 36 ust. 11 u.s.u.s.',
    certainty: 'disputed',
    source: 'biznes.gov.pl: sobota nie jest tu dniem wolnym',
    from: '1999-01-01',
  },
  {
    code: 'rud',
    label: 'Zgłoszenie umowy o dzieło (RUD)',
    act: 'Zgłoś umowę o dzieło do ZUS (RUD) w ciągu 7 dni od zawarcia; umowy z własnym pracownikiem się nie zgłasza, składki płaci się od niej jak od pensji.',
    late: 'Zgłoś umowę o dzieło do ZUS (RUD) bez dalszej zwłoki.',
    basis: 'art. 36 ust. 17 u.s.u.s.',
    from: '2021-01-01',
    ...statute,
  },
  {
    code: 'trial_limit',
    label: 'Najdłuższy okres próbny',
    act: 'Okres próbny trwa najwyżej 3 miesiące, 2 przed umową na mniej niż rok, 1 przed umową na mniej niż pół roku (raz o miesiąc dłużej, gdy uzasadnia to rodzaj pracy): zawrzyj dalszą umowę.',
    basis: 'art. 25 § 2-2³ KP',
    from: '2023-04-26',
    ...statute,
  },
  {
    code: 'fixed_term_limit',
    label: 'Limit 33 miesięcy umów na czas określony',
    act: 'Po tym dniu umowa staje się bezterminowa z mocy prawa: uprzedź pracodawcę.',
    late: 'Umowa jest już bezterminowa z mocy prawa: popraw jej rodzaj w kartotece.',
    basis: 'art. 25¹ § 1 i 3 KP',
    certainty: 'disputed',
    source: 'tylko odwołanie do przepisu; niepełne miesiące liczone po 30 dni, co daje datę wcześniejszą',
    from: '2016-02-22',
  },
  {
    code: 'fixed_term_third',
    label: 'Trzecia umowa na czas określony',
    act: 'To ostatnia z trzech: następna będzie bezterminowa z mocy prawa, chyba że zachodzi wyjątek z art. 25¹ § 4 KP (np. zastępstwo, sezon). Uprzedź pracodawcę, póki może zdecydować.',
    late: 'Jeśli praca trwa na nowej umowie, jest ona bezterminowa z mocy prawa: popraw jej rodzaj w kartotece.',
    basis: 'art. 25¹ § 1, 3 i 4 KP',
    from: '2016-02-22',
    ...statute,
  },
  {
    code: 'fixed_term_count',
    label: 'Czwarta umowa na czas określony',
    act: 'Od dnia zawarcia czwarta umowa jest bezterminowa z mocy prawa: popraw jej rodzaj w kartotece.',
    basis: 'art. 25¹ § 1 i 3 KP',
    from: '2016-02-22',
    ...statute,
  },
  {
    code: 'young_relief',
    label: 'Koniec ulgi dla młodych (26. urodziny)',
    act: 'Od następnej wypłaty po 26. urodzinach pobieraj zaliczki PIT; zapytaj o PIT-2.',
    basis: 'art. 21 ust. 1 pkt 148 PIT',
    from: '2019-08-01',
    ...statute,
  },
  {
    code: 'overdue_leave',
    label: 'Urlop zaległy',
    act: 'Zaplanuj urlop zaległy tak, aby rozpoczął się najpóźniej 30 września.',
    late: 'Udziel zaległego urlopu bez dalszej zwłoki.',
    basis: 'art. 168 KP',
    from: '2012-01-01',
    ...statute,
  },
  {
    code: 'seniority_papers',
    label: 'Dokumenty stażu ze zleceń i działalności',
    act: 'Poproś o zaświadczenia z ZUS o zleceniach i działalności: wliczają się do stażu, jeśli pracownik dołączy je w terminie. Ich miesiące wpisz na karcie, a gdy ich nie było, wpisz 0.',
    late: 'Kto pracował w dniu zmiany przepisów, miał czas do tego dnia: sprawdź, czy dokumenty złożono.',
    basis: 'art. 302¹ i 302² KP (Dz.U. 2025 poz. 1423)',
    certainty: 'verified',
    source: 'infor.pl, Dz.U. 2025 poz. 1423; akademia.infor.pl 7365888; superbiz.se.pl 12.09.2025 (24 miesiące)',
    from: '2026-01-01',
  },
  {
    code: 'ppk_enrol',
    label: 'Zapis do PPK',
    act: 'Zapisz do PPK albo odbierz deklarację o rezygnacji: najpóźniej 10. dnia miesiąca po tym, w którym mija 90 dni zatrudnienia. Potem wpisz to na karcie w polu „PPK”.',
    late: 'Zapisz do PPK bez dalszej zwłoki (po terminie jest w nim z mocy prawa) albo wpisz na karcie w polu „PPK”, że zrezygnował lub to go nie dotyczy.',
    basis: 'art. 16 ustawy o PPK',
    certainty: 'verified',
    source: 'mojeppk.pl (3 miesiące to 90 dni); pro.rp.pl art41296931',
    from: '2022-06-04',
  },
  {
    code: 'ppk_renewal',
    label: 'Ponowny zapis do PPK',
    act: 'Do końca lutego uprzedź, że od 1 kwietnia wpłaty ruszą na nowo, chyba że pracownik złoży nową deklarację.',
    basis: 'art. 23 ust. 5-6 ustawy o PPK',
    from: '2023-01-01',
    ...statute,
  },
  {
    code: 'ppk_resume',
    label: 'PPK: wznowienie wpłat',
    act: 'Od 1 kwietnia nalicz wpłaty na nowo, chyba że pracownik złoży nową deklarację o rezygnacji; potem zmień na karcie „Do ponownego zapisu”.',
    late: 'Sprawdź, czy wpłaty ruszyły od 1 kwietnia albo jest nowa rezygnacja, i zmień na karcie „Do ponownego zapisu”.',
    basis: 'art. 23 ust. 5-6 ustawy o PPK',
    from: '2023-01-01',
    ...statute,
  },
  {
    code: 'rehabilitation',
    label: 'Wniosek o świadczenie rehabilitacyjne (ZNp-7)',
    act: 'Jeśli choroba potrwa do końca okresu zasiłkowego: uprzedź chorego, że wniosek ZNp-7 z zaświadczeniem lekarza (OL-9) składa się 6 tygodni wcześniej, i przygotuj wywiad zawodowy (OL-10).',
    late: 'Złóżcie ZNp-7 od razu: po ostatnim dniu okresu zasiłkowego zasiłku już nie ma, a ZUS rozpatruje wniosek do 60 dni.',
    basis: 'art. 8, 9 i 18 ustawy zasiłkowej',
    certainty: 'verified',
    source: 'zus.pl, Jak uzyskać świadczenie rehabilitacyjne (6 tygodni, 60 dni); kadry.infor.pl 5201233',
    from: '2022-01-01',
  },
] as const satisfies readonly WatchRule[];

export type WatchCode = (typeof WATCH_RULES)[number]['code'];

export function watchRule(code: WatchCode): WatchRule {
  const found = WATCH_RULES.find((rule) => rule.code === code);
  if (!found) throw new RangeError(`"${code}" is not a date to watch`);
  return found;
}
