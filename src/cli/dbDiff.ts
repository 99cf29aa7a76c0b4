import { type Changes, previewDiff } from '../server/db/differApply';
import { withDatabase } from './withDatabase';

/** Prints the SQL that the next start would run, and runs none of it. 0 when the server would start, 1 when it would refuse to. */
export async function main(_args: string[]): Promise<number> {
  const changes = await withDatabase((db) => previewDiff(db));
  for (const line of linesOf(changes)) console.log(line);
  return changes.refusals.length > 0 ? 1 : 0;
}

/** Statements as SQL that can be read or run; the rest as comments in it. */
export function linesOf({ migrations, statements, rewrite, warnings, refusals }: Changes): string[] {
  const lines = [
    ...refusals.map((refusal) => `-- SERWER NIE WYSTARTUJE: ${refusal}`),
    ...warnings.map((warning) => `-- uwaga: ${warning}`),
    ...migrations.map((name) => `-- migracja ${name} (src/server/db/migrations/${name}.sql)`),
    ...statements.map((statement) => `${statement};`),
    ...rewrite.map(({ table }) => `-- ${table}: kolumny wyszukiwania i kolejności zostaną napisane od nowa`),
  ];
  return lines.length > 0 ? lines : ['-- Baza danych zgadza się z deklaracjami.'];
}
