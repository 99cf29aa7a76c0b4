import { resources } from '../../../resources';
import { blank } from '../../schema/validate';
import { type Chance, idOf } from './random';

const ready: readonly (readonly [name: string, topic: string, body: string])[] = [
  [
    'Prośba o brakujące dokumenty',
    'documents',
    'Dzień dobry,\n\nbrakuje nam jeszcze dokumentów firmy {firma} za {okres}. Prosimy o dosłanie ich przez panel, w zakładce Dokumenty.\n\nPozdrawiam\n{podpis}',
  ],
  [
    'Komplet dokumentów – dziękujemy',
    'documents',
    'Dzień dobry,\n\nmamy już komplet dokumentów za {okres}. Rozliczenie prześlemy przed najbliższym terminem płatności.\n\nPozdrawiam\n{podpis}',
  ],
  [
    'Faktura bez NIP na paragonie',
    'vat',
    'Dzień dobry,\n\ndo odliczenia VAT potrzebna jest faktura z NIP firmy {firma}. Do paragonu bez NIP sprzedawca nie może już wystawić faktury na firmę.\n\nPozdrawiam\n{podpis}',
  ],
  [
    'Zgłoszenie nowego pracownika',
    'payroll',
    'Dzień dobry,\n\nnową osobę trzeba zgłosić do ZUS w ciągu 7 dni od rozpoczęcia pracy. Prosimy o dane w panelu, w sprawie „Zatrudnienie”, a numer PESEL wyłącznie w karcie pracownika.\n\nPozdrawiam\n{podpis}',
  ],
  [
    'Zastępstwo opiekuna',
    'other',
    'Dzień dobry,\n\nfirmą {firma} na stałe opiekuje się {opiekun}. W tych dniach odpowiada Państwu {podpis}.',
  ],
];

/** Answers that the demonstration's offices write often. */
export const answerTemplates = (luck: Chance, moment: number): { id: string }[] =>
  ready.map(([name, topic, body], at) => ({
    ...blank(resources['answer-templates']),
    id: idOf(luck, moment),
    name,
    topic,
    body,
    position: (at + 1) * 10,
  }));
