/** What is agreed to and confirmed when an account is made, whole; a firm puts its own in Ustawienia. `{biuro}` is the firm's name, an empty line parts paragraphs. */
export const agreedTexts = {
  terms: `Panel służy do wymiany dokumentów, wiadomości i rozliczeń między Tobą a biurem {biuro}. Nie zmienia umowy, którą zawarto z biurem.

Konto jest tylko Twoje. Hasła, kodów i kluczy nie podawaj nikomu, także osobom z biura. Jeśli ktoś mógł je poznać, zmień hasło, wyloguj wszystkie urządzenia w swoim profilu i powiadom biuro.

Wysyłaj dokumenty prawdziwe, czytelne i dotyczące Twojej firmy.

Logowania, wysłane pliki i decyzje są zapisywane w dzienniku, aby można było sprawdzić, kto co zrobił.

Biuro zamyka konto, gdy kończy się umowa, gdy o to poprosisz albo gdy zagrożone jest bezpieczeństwo danych.

Akceptację zasad możesz w każdej chwili wycofać w profilu. Konto przestanie wtedy działać, a umowa z biurem trwa dalej.`,
  privacy: `Administratorem Twoich danych w panelu (imię i nazwisko, adres e-mail, telefon, zapisy logowań i działań) jest {biuro}. W sprawach danych napisz do biura w panelu albo na adres podany w umowie.

Dane są potrzebne do prowadzenia konta i obsługi firmy: na podstawie umowy (art. 6 ust. 1 lit. b RODO), a gdy zawarła ją firma, w której imieniu działasz, na podstawie uzasadnionego interesu biura i tej firmy (lit. f). Biuro wykonuje też obowiązki z przepisów podatkowych i rachunkowych (lit. c) oraz dba o bezpieczeństwo panelu i może bronić się przed roszczeniami (lit. f).

Dane otrzymują dostawcy serwera, poczty i SMS-ów, z których korzysta biuro, oraz urzędy, gdy wymagają tego przepisy.

Dane są przechowywane, dopóki konto działa, a później tak długo, jak nakazują przepisy albo jak długo możliwe są roszczenia.

Masz prawo dostępu do danych i ich kopii, sprostowania, usunięcia, ograniczenia przetwarzania, przeniesienia i sprzeciwu. Kopię danych pobierzesz w profilu. Możesz też złożyć skargę do Prezesa Urzędu Ochrony Danych Osobowych.

Podanie danych jest dobrowolne, ale bez nich nie da się założyć konta. Panel nie podejmuje decyzji automatycznie i nie tworzy profili.`,
};
