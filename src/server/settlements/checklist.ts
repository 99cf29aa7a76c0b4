/** What is looked through before a month is sent; the required points hold its publication back. */
export function closingChecklist({
  vat_status,
}: {
  vat_status: string | null;
}): { text: string; required: boolean; done: boolean }[] {
  const points: [text: string, required: boolean][] = [
    ['Dokumenty sprzedaży i zakupu są zaksięgowane', true],
    ['Wyciągi bankowe i kasa są uzgodnione', true],
    ...(vat_status === 'active' ? ([['Ewidencja VAT zgadza się z JPK', true]] as [string, boolean][]) : []),
    ['Kwoty zgadzają się z deklaracjami', true],
    ['Lista płac i składki są policzone', false],
    ['Rozrachunki są przejrzane', false],
  ];
  return points.map(([text, required]) => ({ text, required, done: false }));
}
