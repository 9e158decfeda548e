// `npm run browsers`: checks that the built files use nothing that a promised browser (package.json) lacks.
import { builtFiles, faultsIn } from './browsers/check.ts'

const files = builtFiles('build/client')
const faults = faultsIn(files)
for (const fault of faults) console.log(fault)
console.log(
  faults.length > 0
    ? `${faults.length} things that a promised browser lacks: ask for them first and say so in scripts/browsers/exceptions.ts, or do without (docs/browsers.md)`
    : `${files.length} files read: nothing that a promised browser lacks`,
)
// Without a build nothing is checked.
if (faults.length > 0 || files.length === 0) process.exitCode = 1
