/** Why something does not start or ends; the message is a sentence for the operator, with what to do about it, and needs no stack. */
export class ForOperator extends Error {
  readonly forOperator = true;
}
