/**
 * Numbers that nobody's own telephone has, by what follows the plus sign (A07): calls and messages to them are paid to whoever rents them, so
 * somebody could live off the codes they have sent there; or no telephone stands behind them. Poland's by the plan of UKE, the world's by ITU-T E.164
 * and its operational bulletins.
 */
const notForCodes: readonly RegExp[] = [
  // Poland: premium rate (20, 30, 40, 70), free and shared cost (80).
  /^48(?:20|30|40|70|80)/,
  // Shared by all countries: free, shared cost, personal, satellite, networks without a country, premium rate.
  /^(?:800|808|87[08]|88[12348]|979|991)/,
  // Premium, free and personal numbers of the countries from which people work here, and of those that are often abused.
  /^1(?:900|976|8(?:00|33|44|55|66|77|88))/,
  /^780/,
  /^31(?:8[0478]|90)/,
  /^32(?:70|80|90)/,
  /^338/,
  /^34(?:80|90)/,
  /^351(?:6|7|8)/,
  /^353(?:15|18)/,
  /^358(?:[67]0|800)/,
  /^36(?:80|90|91)/,
  /^37[0-2](?:80|90)/,
  /^375(?:80|90)/,
  /^380(?:80|90)/,
  /^39(?:8|1[469])/,
  /^41(?:80|84|90)/,
  /^42[01](?:8|90)/,
  /^43(?:8|9)/,
  /^44(?:70|8|9)/,
  /^45(?:80|90)/,
  /^46(?:20|900|939|944|99)/,
  /^478/,
  /^49(?:1(?:37|8|9)|700|800|900)/,
  /^61(?:1|55)/,
  /^81(?:120|570|990)/,
];

/** Whether login codes may go to a number (E.164, with its plus sign) as messages. */
export function takesCodes(phone: string | null): boolean {
  return phone !== null && !notForCodes.some((form) => form.test(phone.slice(1)));
}
