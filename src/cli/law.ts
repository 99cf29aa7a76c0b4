import { run as check } from './law/check';
import { run as deadlines } from './law/deadlines';
import { run as holidays } from './law/holidays';
import { run as invoice } from './law/invoice';
import { run as limits } from './law/limits';
import { run as micro } from './law/micro';
import { run as page } from './law/page';
import { run as words } from './law/words';

interface Command {
  usage: string;
  run(args: string[]): void | Promise<void>;
}

const COMMANDS: Record<string, Command> = {
  deadlines: { usage: 'ROK', run: deadlines },
  holidays: { usage: 'ROK', run: holidays },
  limits: { usage: 'ROK', run: limits },
  check: { usage: 'nip|regon|pesel|krs|nrb|zus|ksef|micro WARTOŚĆ [NIP albo PESEL właściciela rachunku]', run: check },
  micro: { usage: 'NIP|PESEL', run: micro },
  words: { usage: 'KWOTA', run: words },
  invoice: { usage: 'PLIK.xml', run: invoice },
  page: { usage: '> docs/law.md', run: page },
};

const usageOf = (name: string) => `  npm run --silent law -- ${name} ${COMMANDS[name]?.usage}`.trimEnd();

/** Polish law without the product: one JSON line an answer on standard output. 0 when answered, 2 when the question is unclear. */
export async function main(args: string[]): Promise<number> {
  const [name = '', ...rest] = args;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    console.error(['Co policzyć?', ...Object.keys(COMMANDS).map(usageOf)].join('\n'));
    return 2;
  }
  try {
    await command.run(rest);
    return 0;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usageOf(name)}`);
    return 2;
  }
}
