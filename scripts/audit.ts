// `npm test -- audit`: checks the libraries that the product runs with for known vulnerabilities. Fails for one that is
// high or critical; if the registry does not answer (some mirrors do not), it reports that and does not fail.
import { spawnSync } from 'node:child_process'
import { project } from './lib/project.mjs'
import { readAudit } from './lib/read-audit.ts'

const { stdout } = spawnSync('npm', ['audit', '--audit=true', '--omit=dev', '--json'], {
  cwd: project,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  timeout: 120_000,
})
const audit = readAudit(stdout ?? '')
if (!audit) console.log('The registry did not tell which weaknesses are known: nothing was compared.')
else if (audit.grave.length === 0) console.log(`${audit.libraries} libraries, no grave weakness known of any`)
else {
  for (const one of audit.grave) console.log(`${one.library}: ${one.title} (${one.severity}, ${one.url})`)
  process.exitCode = 1
}
