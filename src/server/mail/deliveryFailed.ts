/** The way out failed, not the message. `passing` failures are worth another try later; the reason is for logs and holds no address, text or secret. */
export class DeliveryFailed extends Error {
  override name = 'DeliveryFailed';
  constructor(
    readonly reason: string,
    readonly passing: boolean,
  ) {
    super(reason);
  }
}
