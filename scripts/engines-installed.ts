// Runs before `npm run test:engines`: says in one line what to install if an engine is missing.
import { whatIsMissing } from '../tests/engines/support/installed.ts'

const missing = whatIsMissing()
if (missing) {
  console.error(missing)
  process.exitCode = 1
}
