/** Outlook's properties of a mail and of what hangs on it, by their numbers (MS-OXPROPS): in a .msg and in winmail.dat alike. */
export const properties = {
  subject: 0x0037,
  sent: 0x0039,
  sender: 0x0c1a,
  senderAddress: 0x0c1f,
  arrived: 0x0e06,
  text: 0x1000,
  packedRtf: 0x1009,
  page: 0x1013,
  shownName: 0x3001,
  data: 0x3701,
  shortName: 0x3704,
  longName: 0x3707,
  type: 0x370e,
  flags: 0x3714,
  letters: 0x3fde,
  messageLetters: 0x3ffd,
  senderMail: 0x5d01,
  hidden: 0x7ffe,
} as const;

/** The attachment is drawn within the text. */
const drawn = 4;

/** Whether an attachment is a part of the mail's text, by the numbers that it says. */
export const isPartOfText = (number: (id: number) => number): boolean =>
  number(properties.hidden) !== 0 || (number(properties.flags) & drawn) !== 0;

/** The letters of a number of Windows; those of Poland where it is not known. */
export function lettersOf(codepage: number): string {
  if (codepage === 65_001) return 'utf-8';
  if (codepage === 28_592) return 'iso-8859-2';
  return codepage >= 1_250 && codepage <= 1_258 ? `windows-${codepage}` : 'windows-1250';
}
