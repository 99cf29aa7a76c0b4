import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { root } from './paths.mjs';

/** The message of an error and where in our own files it came from; without colours. */
function textOf({ message = '', stack = '' }) {
  const place = stack.split('\n').find((line) => /^\s+at /.test(line) && !/node_modules|node:/.test(line));
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal are control characters
  return `${message}${place ? `\n${place}` : ''}`.replace(/\u001b\[[0-9;]*m/g, '').replaceAll(`${root}/`, '');
}

/** Tests that take so long are named with what they took, in milliseconds. */
const longMs = 2_000;

/**
 * Writes what a run of Vitest found to the file that TEST_REPORT names: seconds of each file and of its long tests, every failed test with
 * its first error, and errors that no test waited for. `npm test` reads it.
 */
export default class TestReporter {
  onTestRunEnd(modules, unhandled) {
    const files = modules.map((module) => {
      const file = relative(root, module.moduleId);
      const { duration, environmentSetupDuration, prepareDuration, collectDuration, setupDuration } = module.diagnostic();
      const failures = [...module.children.allTests('failed')].map((test) => ({
        file,
        test: test.fullName,
        error: textOf(test.result().errors?.[0] ?? {}),
      }));
      // A file that could not be read, or a hook around all of its tests.
      const around = module.errors().map((error) => ({ file, test: '(the whole file)', error: textOf(error) }));
      const hooks = [...module.children.allSuites()].flatMap((suite) =>
        suite.errors().map((error) => ({ file, test: suite.fullName, error: textOf(error) })),
      );
      return {
        file,
        project: module.project.name,
        seconds: Math.round((duration + environmentSetupDuration + prepareDuration + collectDuration + setupDuration) / 100) / 10,
        passed: [...module.children.allTests('passed')].length,
        long: [...module.children.allTests('passed')]
          .map((test) => ({ test: test.fullName, seconds: Math.round((test.diagnostic()?.duration ?? 0) / 100) / 10 }))
          .filter(({ seconds }) => seconds * 1000 >= longMs),
        failures: [...failures, ...around, ...hooks],
      };
    });
    const report = { files, unhandled: unhandled.map((error) => ({ file: '', test: '(no test waited)', error: textOf(error) })) };
    const out = process.env.TEST_REPORT;
    if (!out) return;
    mkdirSync(dirname(out), { recursive: true });
    writeFileSync(out, JSON.stringify(report));
  }
}
