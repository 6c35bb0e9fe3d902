import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { Progress } from './progress.ts';

/** Says between the dots of the browser tests how far they are. */
export default class PlaywrightProgress implements Reporter {
  #progress: Progress | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#progress = new Progress(suite.allTests().length, 'browser tests');
  }

  onTestEnd(test: TestCase, { retry }: TestResult): void {
    // Run once more, it is the same test.
    const line = retry > 0 ? undefined : this.#progress?.add(!test.ok());
    if (line !== undefined) process.stdout.write(`\n${line}\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
