import type { Mailer } from './message';

/** Prints the code or link of each message that went out well, so that a developer need not open the outbox. Never in production. */
export function echo(mailer: Mailer, print: (line: string) => void): Mailer {
  return {
    async send(message) {
      await mailer.send(message);
      if (message.code) print(`Kod dla ${message.to}: ${message.code}`);
      if (message.link) print(`Link dla ${message.to}: ${message.link}`);
    },
  };
}
