declare module 'autocannon' {
  interface Request {
    method: 'GET' | 'POST';
    path: string;
    headers: Readonly<Record<string, string>>;
    body?: string;
    /** Called before each time that the request is sent; answers what is sent. */
    setupRequest?(request: Request): Request;
  }
  interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    requests: Request[];
  }
  interface Result {
    requests: { total: number };
    '2xx': number;
    non2xx: number;
    errors: number;
    /** Seconds. */
    duration: number;
    /** Milliseconds. */
    latency: { p50: number; p99: number };
  }
  export default function autocannon(options: Options): Promise<Result>;
}
