import type { FastifyError } from 'fastify';

const sentences: Record<string, string> = {
  required: 'To pole jest wymagane',
  additionalProperties: 'Nieznane pole',
  type: 'Nieprawidłowa wartość',
  enum: 'Wybierz jedną z podanych wartości',
  format: 'Nieprawidłowa wartość',
  pattern: 'Nieprawidłowa wartość',
  maxLength: 'Za długi tekst',
  minLength: 'Za krótki tekst',
};

/** Sentences by field for what a route's own schema has against a body; `''` stands for the body as a whole. */
export function validationFaults(faults: NonNullable<FastifyError['validation']>): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { keyword, instancePath, params } of faults) {
    const inner = params.missingProperty ?? params.additionalProperty;
    const path = [...instancePath.split('/').filter(Boolean), ...(typeof inner === 'string' ? [inner] : [])].join('.');
    errors[path] ??= sentences[keyword] ?? 'Nieprawidłowa wartość';
  }
  return errors;
}
