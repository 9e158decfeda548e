import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** These kill a process and wait until its jobs go to another: most of a minute, in which the processor has little to do. */
const waits = ({ moduleId }: TestSpecification) => /-killed\.test\.ts$/.test(moduleId)

/** How many other files start between two that wait. */
const BETWEEN = 15

/**
 * Without a cache Vitest starts large files first, and so would start the short files that wait last, when nothing is
 * left to do meanwhile. They start early here, but not at once.
 */
export class WaitingBesideOthers extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const others = sorted.filter((file) => !waits(file))
    for (const [at, file] of sorted.filter(waits).entries()) others.splice(at * (BETWEEN + 1), 0, file)
    return others
  }
}
