// nginx with the very file of deploy/, but for ports and certificate, before a real server.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../paths.mjs';
import { freePort, houseEnv, logIn, run, serverFile, start } from './house.mjs';
import { must } from './wholeDay.mjs';

export async function nginx(say) {
  const version = await run(['nginx', '-v']).catch((error) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (version === null) return 'nginx: NIE SPRAWDZONO, nie ma go tutaj (apt-get install nginx)';
  const folder = mkdtempSync(join(tmpdir(), 'panel-nginx-'));
  chmodSync(folder, 0o755);
  const [port, plain, secure] = [await freePort(), await freePort(), await freePort()];
  const certificate = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem'), '-days', '2', '-nodes'];
  await run(['openssl', 'req', '-x509', '-newkey', 'rsa:2048', '-subj', '/CN=panel.biuro.pl', ...certificate]);
  const ours = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
    .replaceAll('127.0.0.1:4000', `127.0.0.1:${port}`)
    .replace(/listen \[::\].*\n/g, '')
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ', `listen 127.0.0.1:${secure} `)
    .replace(/\/etc\/ssl\/panel-biura\/fullchain.pem/, join(folder, 'cert.pem'))
    .replace(/\/etc\/ssl\/panel-biura\/privkey.pem/, join(folder, 'key.pem'));
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log notice;\nevents {}\nhttp {\n${paths}\n${ours}\n}\n`,
  );
  await run(['nginx', '-t', '-e', join(folder, 'error.log'), '-c', file]);
  const env = houseEnv(join(folder, 'data'), port, { TRUSTED_PROXIES: '127.0.0.1', METRICS_TOKEN: 'm'.repeat(40) });
  const house = await start([process.execPath, serverFile], env);
  const proxy = spawn('nginx', ['-e', join(folder, 'error.log'), '-c', file], { stdio: 'ignore' });
  // A certificate of one's own on loopback.
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
  const base = `https://127.0.0.1:${secure}`;
  try {
    await answered(`${base}/api/health`);
    const redirected = await fetch(`http://127.0.0.1:${plain}/dashboard?a=1`, { redirect: 'manual' });
    must(redirected.status === 308 && redirected.headers.get('location')?.startsWith('https://'), 'http goes to https');
    const { headers } = await fetch(`${base}/api/health`);
    must(headers.get('strict-transport-security') === 'max-age=31536000; includeSubDomains', 'headers come through, once');
    must(!/\d/.test(headers.get('server') ?? ''), 'nginx does not tell its version');

    const person = await logIn(base);
    must((await person.get('/api/companies/?page=1&limit=5')).total > 0, 'a list comes through');
    const content = `Zażółć gęślą jaźń\n${'linijka '.repeat(600_000)}`;
    const { id } = await person.upload('duży.txt', content);
    must((await person.download(id)) === content, 'five megabytes go through and come back');
    await news(person);
    await forged(base);
    must((await fetch(`${base}/metrics`)).status === 401, 'figures want their token');
    say('przekierowanie, nagłówki, lista, plik 5 MB, strumień nowości, podrobiony X-Forwarded-For');
  } finally {
    delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    const gone = new Promise((resolve) => proxy.once('exit', resolve));
    proxy.kill('SIGTERM');
    await gone;
    await house.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return `${version.trim()}: nasz plik działa przed serwerem`;
}

/** Asks until somebody answers, a few seconds at most. */
async function answered(url) {
  for (let turn = 0; turn < 100; turn += 1) {
    const answer = await fetch(url).catch(() => null);
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer`);
}

/** What changes is told on an open stream before it ends, so nothing on the way gathers it. */
async function news(person) {
  const answer = await person.call('GET', '/api/events', { headers: { accept: 'text/event-stream' } });
  must(answer.ok && answer.headers.get('content-type')?.startsWith('text/event-stream'), 'the stream opens');
  const reader = answer.body.getReader();
  const late = setTimeout(() => void reader.cancel(), 15_000);
  const { value } = await reader.read();
  clearTimeout(late);
  must(value?.length > 0, 'the stream speaks at once');
  await reader.cancel();
}

/** An address that a browser claims for itself is not believed: it may neither hide in another's network nor use up its allowance. */
async function forged(base) {
  const person = await logIn(base, 'ksiegowa@demo.test', { 'x-forwarded-for': '6.6.6.6, 127.0.0.1' });
  const sessions = JSON.stringify(await person.get('/api/users/sessions'));
  must(sessions.includes('127.0.0') && !sessions.includes('6.6.6'), 'a forged X-Forwarded-For is thrown away');
}
