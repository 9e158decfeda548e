import { readFileSync } from 'node:fs'

/** How many tests passed and failed, from Vitest's JSON report. A file that could not be loaded is a failure. */
export function countVitest(file) {
  const report = read(file)
  if (!report) return { passed: 0, failed: 1 }
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length }
}

/**
 * The same from Playwright's; a test that was not even begun because of an error outside counts as failed. One that
 * passed only when it was tried again counts as passed: the report above names it as flaky.
 */
export function countPlaywright(file) {
  const report = read(file)
  if (!report) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky } = report.stats
  return { passed: expected + flaky, failed: unexpected || report.errors.length }
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
