/** How sure a day is, in words. */
export const certainties = {
  verified: 'termin potwierdzony',
  statute: 'termin z samego przepisu',
  disputed: 'termin sporny, podano wcześniejszą datę',
} as const;
