/** The values of a statement, numbered as they are added; `$1` is always the tenant. */
export class Params {
  readonly values: unknown[];
  #granted: string | null;

  constructor(tenantId: number, more: readonly unknown[] = [], granted: string | null = null) {
    this.values = [tenantId, ...more];
    this.#granted = granted;
  }

  /** Keeps a value and answers its placeholder. */
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  /** The placeholder of the companies where closed fields are known; one for the whole statement, and only if it is asked for. */
  granted(companies: readonly string[]): string {
    this.#granted ??= `${this.add(companies)}::uuid[]`;
    return this.#granted;
  }

  /** The same, where it stands already. */
  get grantedAt(): string | null {
    return this.#granted;
  }
}
