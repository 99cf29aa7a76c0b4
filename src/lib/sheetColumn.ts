/** A column's name in a spreadsheet, from 0: A to Z, then AA. */
export const sheetColumn = (at: number): string =>
  (at < 26 ? '' : sheetColumn(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));
