/** Texts of the pages before the login that a firm puts in its own words in Ustawienia; its regulations are its own to name. */
export const publicTexts = {
  public: { claim: 'Dokumenty, zadania i rozliczenia Twojej firmy w jednym, bezpiecznym miejscu.' },
  register: {
    terms: 'Akceptuję zasady korzystania z panelu biura.',
    privacy: 'Potwierdzam zapoznanie się z informacją o przetwarzaniu moich danych osobowych.',
  },
};
