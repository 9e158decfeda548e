import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/**
 * What became of one run of tests.
 *
 * @typedef {object} Report
 * @property {number} passed with those that passed at the second try
 * @property {number} failed a file that could not be loaded counts as one
 * @property {string[]} secondTry "file: test (why the first failed)" of each that passed only when it was tried again
 * @property {{ file: string, tests: number, failed: number, seconds: number }[]} files
 */

const NOTHING = { passed: 0, failed: 1, secondTry: [], files: [] }

/** The report of count-reporter.mjs; one failure if there is none. */
export const readReport = (path) => readJson(path) ?? NOTHING

/** Reads Playwright's JSON report. A test that was not started because of an outside error counts as failed. */
export function readPlaywrightReport(path) {
  const json = readJson(path)
  if (!json) return NOTHING
  const { expected, unexpected, flaky } = json.stats
  const tests = json.suites.flatMap((suite) => testsOf(suite))
  const secondTry = tests.filter(({ status }) => status === 'flaky')
  const byFile = Map.groupBy(tests, ({ file }) => file)
  return {
    passed: expected + flaky,
    failed: unexpected || json.errors.length,
    secondTry: secondTry.map(({ file, title, fault }) => `${file}: ${title} (${firstLine(fault)})`),
    files: [...byFile].map(([file, own]) => ({
      file,
      tests: own.length,
      failed: own.filter(({ status }) => status === 'unexpected').length,
      seconds: own.reduce((sum, { seconds }) => sum + seconds, 0),
    })),
  }
}

function testsOf(suite, file = suite.file) {
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({
      file,
      title,
      status,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      fault: results.find(({ error }) => error)?.error.message,
    })),
  )
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, file))]
}

/** Without colours, and cut for a list. */
export const firstLine = (text = '') => stripVTControlCharacters(text).split('\n', 1)[0].slice(0, 160)

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}
