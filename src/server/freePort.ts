import { createServer } from 'node:net';
import { ForOperator } from './forOperator';

/** Somebody listens on the port already; the message is for the operator. */
export class PortTaken extends ForOperator {
  constructor(port: number) {
    super(`Port ${port} jest zajęty. Zatrzymaj to, co na nim działa, albo ustaw PORT na inny numer.`);
  }
}

/** The port, or for 0 one that nobody listens on right now; throws PortTaken before anything else was begun. */
export function freePort(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => reject(error.code === 'EADDRINUSE' ? new PortTaken(port) : error));
    probe.listen(port, host, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}
