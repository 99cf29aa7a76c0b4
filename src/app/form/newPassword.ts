/** What a new password must be (A02, A03), before the server says more exactly what it has against one. */
export const newPasswordHint =
  'Od 12 do 128 znaków, dowolnych. Dobre hasło to kilka niezwiązanych słów; bez imienia, nazwiska i nazwy firmy.';
