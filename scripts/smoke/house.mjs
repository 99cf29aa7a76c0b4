// A started server of the built product, for tests that look at it from outside: with this or another Node, behind a proxy, as a unit says.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { root } from '../paths.mjs';

export const code = '123456';
export const password = 'Lipowa-Herbata-2026';

export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** Starts a command and waits for a line; answers how to stop it, which answers its exit code. */
export async function start([command, ...args], env, ready = 'Gotowe: ', options = {}) {
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], ...options });
  let said = '';
  const ended = new Promise((resolve) => child.once('exit', (status, signal) => resolve(status ?? signal)));
  await new Promise((resolve, reject) => {
    const hear = (bytes) => {
      said += bytes;
      if (said.includes(ready)) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('error', reject);
    void ended.then((status) => reject(new Error(`Ended with ${status} before it was ready:\n${said}`)));
  });
  return {
    said: () => said,
    pid: child.pid,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      return ended;
    },
  };
}

/** Runs a command to its end; throws with what it said where that is not 0. */
export async function run([command, ...args], env = process.env, options = {}) {
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], ...options });
  let said = '';
  child.stdout.on('data', (bytes) => (said += bytes));
  child.stderr.on('data', (bytes) => (said += bytes));
  const status = await new Promise((resolve, reject) => child.once('error', reject).once('exit', resolve));
  if (status !== 0) throw new Error(`${[command, ...args].join(' ')} ended with ${status}:\n${said}`);
  return said;
}

export const serverFile = join(root, 'build/server/main.mjs');

/** The environment of a demonstration house of one's own. */
export const houseEnv = (dataDir, port, more = {}) => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  APP_ENV: 'test',
  PORT: String(port),
  DATA_DIR: dataDir,
  DEMO: '1',
  // How busy this machine is is no subject here.
  LIMITS: JSON.stringify({ server: { lagMs: 600_000 } }),
  DEMO_LOGIN_CODE: code,
  PUBLIC_URL: `http://localhost:${port}`,
  ...more,
});

/** All three steps as somebody of the demonstration; answers a caller with that session. */
export async function logIn(base, email = 'super@demo.test', always = {}) {
  const cookies = new Map();
  const call = async (method, path, { body, headers = {}, raw } = {}) => {
    const answer = await fetch(base + path, {
      method,
      headers: {
        'x-api-key': 'demo-api-key',
        'x-provider-scope': 'local',
        ...always,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(cookies.size > 0 ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') } : {}),
        ...headers,
      },
      body: raw ?? (body === undefined ? undefined : JSON.stringify(body)),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name) cookies.set(name, value);
    }
    return answer;
  };
  const must = async (answer, what) => {
    if (!answer.ok) throw new Error(`${what}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  await must(await call('POST', '/api/users/check', { body: { email, password } }), 'password');
  await must(await call('POST', '/api/users/verify', { body: { email, code } }), 'code');
  const basic = { authorization: `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}` };
  const { refresh_token } = await must(await call('POST', '/api/auth', { headers: basic }), 'session');
  const bearer = (token) => ({ authorization: `Bearer ${token}` });
  const { access_token } = await must(await call('POST', '/api/auth/access', { headers: bearer(refresh_token) }), 'token');
  return {
    token: access_token,
    call: (method, path, options = {}) =>
      call(method, path, { ...options, headers: { ...bearer(access_token), ...options.headers } }),
    async get(path) {
      return must(await this.call('GET', path), path);
    },
    async upload(name, content) {
      const raw = new FormData();
      raw.append('files', new Blob([content]), name);
      return (await must(await this.call('POST', '/api/files', { raw }), 'upload')).data[0];
    },
    async download(id) {
      const answer = await this.call('GET', `/api/files/${id}`);
      if (!answer.ok) throw new Error(`download: ${answer.status}`);
      return answer.text();
    },
  };
}
