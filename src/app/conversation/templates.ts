/** What braces in a template of an answer stand for; null is not known here. */
export type TemplateValues = Readonly<Record<'firma' | 'okres' | 'opiekun' | 'podpis', string | null>>;

/** The template with its values; what is not known stays in its braces, for the writer to see. */
export function filledTemplate(body: string, values: TemplateValues): string {
  return body.replace(/\{(firma|okres|opiekun|podpis)\}/g, (braces, name: keyof TemplateValues) => values[name] ?? braces);
}
