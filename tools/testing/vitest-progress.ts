import type { Reporter, TestModule, TestSpecification } from 'vitest/node';
import { Progress } from './progress.ts';

/** Says how far the tests without a browser are. */
export default class VitestProgress implements Reporter {
  #progress: Progress | undefined;

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    const projects = new Set(specifications.map(({ project }) => project.name));
    this.#progress = new Progress(specifications.length, `files of ${[...projects].join(' and ')} tests`);
  }

  onTestModuleEnd(module: TestModule): void {
    const line = this.#progress?.add(!module.ok());
    if (line !== undefined) process.stdout.write(`${line}\n`);
  }
}
