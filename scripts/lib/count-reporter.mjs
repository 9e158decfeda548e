import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { project } from './project.mjs'
import { firstLine } from './test-report.mjs'

/** A Vitest reporter that writes a `Report` (test-report.mjs) to the file that `TEST_REPORT` names. */
export default class CountReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const report = { passed: 0, failed: unhandledErrors.length, skipped: 0, secondTry: [], files: [] }
    for (const module of modules) {
      const file = relative(project, module.moduleId)
      const tests = [...module.children.allTests()]
      for (const test of tests) {
        report[test.result().state] += 1
        if (test.diagnostic()?.flaky)
          report.secondTry.push(
            `${file}: ${test.fullName} (${firstLine(test.result().errors?.[0]?.message)})`,
          )
      }
      const failed = tests.filter((test) => test.result().state === 'failed').length
      // A file that could not be loaded, or whose hooks failed.
      const isBroken = !module.ok() && failed === 0
      if (isBroken) report.failed += 1
      const milliseconds = tests.reduce((sum, test) => sum + (test.diagnostic()?.duration ?? 0), 0)
      report.files.push({
        file,
        tests: tests.length,
        failed: failed + Number(isBroken),
        seconds: milliseconds / 1000,
      })
    }
    writeFileSync(process.env.TEST_REPORT, JSON.stringify(report))
  }
}
