/** What `test-report.mjs` says of one run of tests. */
interface Report {
  passed: number
  failed: number
  secondTry: string[]
  files: { file: string; tests: number; failed: number }[]
}

/** `report` is missing for a stage that counts no tests. */
interface Result {
  ok: boolean
  report?: Report
}

/** With more than these the run fails: an unreliable test proves nothing. */
const MOST_SECOND_TRIES = 2
/** These mostly wait for nodes to start and stop, so they run at once. */
const AT_ONCE = ['cluster', 'faults']
/** These run what the stage `build` made. */
const OF_THE_BUILD = ['browsers', 'browser', 'engines', 'cluster', 'faults']

/**
 * Runs all stages in their order, also after one that failed; only those that need a build that failed are left out.
 *
 * @returns whether all is well, and the last lines to print: what failed, what needed a second try, the counts
 */
export async function runStages(
  names: string[],
  run: (name: string) => Promise<Result>,
): Promise<{ ok: boolean; lines: string[] }> {
  const results = new Map<string, Result>()
  const leftOut: string[] = []
  for (const together of steps(names)) {
    const runnable = together.filter(
      (name) => results.get('build')?.ok !== false || !OF_THE_BUILD.includes(name),
    )
    leftOut.push(...together.filter((name) => !runnable.includes(name)))
    await Promise.all(runnable.map(async (name) => results.set(name, await run(name))))
  }
  const reports = [...results.values()].flatMap(({ report }) => report ?? [])
  const secondTry = reports.flatMap((report) => report.secondTry)
  const failures = [...results].flatMap(([name, result]) => failuresOf(name, result))
  const lines = [
    ...leftOut.map((name) => `Not run, since the build failed: ${name}`),
    ...secondTry.map((test) => `Passed only at the second try: ${test}`),
    ...failures.map((failure) => `Failed: ${failure}`),
  ]
  const isUnreliable = secondTry.length > MOST_SECOND_TRIES
  if (isUnreliable)
    lines.push(`${secondTry.length} tests needed a second try, and at most ${MOST_SECOND_TRIES} may.`)
  const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0)
  // A stage that counts no tests, or could not start them, fails the run all the same.
  const failed = Math.max(sum(reports.map((report) => report.failed)), failures.length, Number(isUnreliable))
  lines.push(`${sum(reports.map(({ passed }) => passed))} passed, ${failed} failed`)
  return { ok: failed === 0, lines }
}

/** The order of stages; some run at once. */
function steps(names: string[]): string[][] {
  const together = names.filter((name) => AT_ONCE.includes(name))
  const alone = names.filter((name) => !AT_ONCE.includes(name)).map((name) => [name])
  return together.length > 0 ? [...alone, together] : alone
}

/** The stage with each file that failed; the stage alone where no file can be named. */
function failuresOf(name: string, { ok, report }: Result): string[] {
  const files = (report?.files ?? []).filter(({ failed }) => failed > 0)
  if (files.length > 0) return files.map((one) => `${name}, ${one.file} (${one.failed} of ${one.tests})`)
  return ok ? [] : [name]
}
