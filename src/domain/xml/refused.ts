export type RefusalCode =
  | 'attributes'
  | 'characters'
  | 'content'
  | 'depth'
  | 'doctype'
  | 'elements'
  | 'empty'
  | 'encoding'
  | 'entity'
  | 'malformed'
  | 'name'
  | 'root'
  | 'size';

/** The only error the readers of XML throw; its message is Polish and may be shown as it is. */
export class XmlRefused extends Error {
  override readonly name = 'XmlRefused';

  constructor(
    readonly code: RefusalCode,
    message: string,
  ) {
    super(message);
  }
}
