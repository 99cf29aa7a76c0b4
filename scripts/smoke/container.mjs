// The Containerfile's steps in a folder of their own: no engine builds an image here, so npm's steps borrow this checkout's packages.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../paths.mjs';
import { freePort, run, start } from './house.mjs';
import { asNobody, foldersOf, productionSecrets } from './unit.mjs';
import { must } from './wholeDay.mjs';

const home = '/opt/panel-biura';
/** What COPY . . brings, but for what no build reads. */
const context = [
  'src',
  'resources',
  'scripts',
  'public',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  '.npmrc',
];

export async function container(say) {
  const lines = readFileSync(join(root, 'deploy/Containerfile'), 'utf8')
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .map((line) => /^([A-Z]+) (.*)$/.exec(line))
    .filter(Boolean)
    .map(([, word, rest]) => ({ word, rest }));
  const folder = foldersOf(['data', 'copies']);
  const stages = [];
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, TENANT: 'demo', VITE_API_KEY: 'demo-api-key' };
  const house = {};
  let command = [];
  let health = [];
  try {
    for (const { word, rest } of lines) {
      const stage = stages.at(-1);
      if (word === 'FROM') {
        stages.push({ name: / AS (\w+)$/.exec(rest)?.[1] ?? 'last', at: join(folder, `stage${stages.length}`) });
        mkdirSync(stages.at(-1).at, { mode: 0o755 });
      } else if (word === 'COPY') copy(rest, stage, stages);
      else if (word === 'RUN' && rest.startsWith('npm ci'))
        symlinkSync(join(root, 'node_modules'), join(stage.at, 'node_modules'));
      else if (word === 'RUN' && rest.startsWith('npm prune')) say('npm ci i npm prune: NIE URUCHOMIONO, pakiety tej kopii kodu');
      else if (word === 'RUN' && rest.startsWith('node ')) await run(['sh', '-c', rest], env, { cwd: stage.at });
      else if (word === 'ENV') for (const [, name, value] of rest.matchAll(/(\w+)=(\S+)/g)) house[name] = value;
      else if (word === 'CMD') command = JSON.parse(rest);
      else if (word === 'HEALTHCHECK') health = JSON.parse(/CMD (\[.*\])$/.exec(rest)?.[1] ?? '[]');
      else if (word === 'USER') must(rest === 'node', 'the container runs as a user without rights');
    }
    const port = String(await freePort());
    const running = {
      PATH: process.env.PATH,
      ...house,
      ...productionSecrets(),
      HOST: '127.0.0.1',
      PORT: port,
      DATA_DIR: join(folder, 'data'),
      BACKUP_DIR: join(folder, 'copies'),
      BACKUP_PASSPHRASE: 'osiem zwykłych słów, których nikt nie zgadnie',
      PUBLIC_URL: 'https://panel.biuro.pl',
      TRUSTED_PROXIES: '127.0.0.1',
      TENANT_HOSTS: '*=demo',
    };
    const options = { cwd: stages.at(-1).at, ...asNobody() };
    const ours = (words) => words.map((text) => text.replaceAll('4000', port).replace(/^node$/, process.execPath));
    await run(ours(['node', 'scripts/run.mjs', 'firm:add', 'demo', 'Biuro Demo']), running, options);
    const server = await start(ours(command), running, 'Gotowe: ', options);
    try {
      await run(ours(health), running, options);
      must((await fetch(`http://127.0.0.1:${port}/login`)).status === 200, 'the panel is served');
      say((await run(ours(['node', 'scripts/run.mjs', 'backup']), running, options)).trim());
    } finally {
      must((await server.stop()) === 0, 'SIGTERM ends it with 0');
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return 'Containerfile: kroki budują, CMD startuje jako inny użytkownik, HEALTHCHECK odpowiada, kopia powstaje; obrazu NIE ZBUDOWANO';
}

function copy(rest, stage, stages) {
  const from = /--from=(\w+) /.exec(rest)?.[1];
  const [target, ...sources] = rest
    .replace(/--from=\w+ /, '')
    .split(' ')
    .reverse();
  for (const source of sources.reverse()) {
    const base = from ? stages.find(({ name }) => name === from).at : root;
    const names = source === '.' ? context : [source.replace(`${home}/`, '')];
    for (const name of names) {
      const to = target === './' || target === '.' ? join(stage.at, name) : join(stage.at, target);
      must(existsSync(join(base, name)), `${name} is there to be copied`);
      mkdirSync(dirname(to), { recursive: true });
      if (name === 'node_modules') symlinkSync(join(root, 'node_modules'), to);
      else cpSync(join(base, name), to, { recursive: true, preserveTimestamps: true });
    }
  }
}
