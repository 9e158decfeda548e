// `npm test`: everything, cheapest first, until something fails. The last line counts the tests.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './lib/browser.mjs'
import { project } from './lib/project.mjs'
import { countPlaywright, countVitest } from './lib/test-counts.mjs'

const results = mkdtempSync(join(tmpdir(), 'test-results-'))
const vitestFile = join(results, 'vitest.json')
const playwrightFile = join(results, 'playwright.json')
process.once('exit', () => rmSync(results, { recursive: true, force: true }))

const stages = [
  ['Style', () => check('biome', 'check')],
  ['Types', () => check('react-router', 'typegen') && check('tsc', '-p', '.')],
  ['Imports', () => check('depcruise', 'app', 'contract', 'server')],
  ['Promised browsers', () => check('node', 'scripts/browsers.ts')],
  ['Rules, services and adapters', vitest],
  ['Browser', playwright],
]

const total = { passed: 0, failed: 0 }
for (const [name, run] of stages) {
  const began = performance.now()
  const ok = run()
  console.log(`${ok ? '✓' : '✗'} ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`)
  if (ok) continue
  // A stage that counts no tests, or could not get to them, is a failure all the same.
  total.failed ||= 1
  process.exitCode = 1
  break
}
console.log(`${total.passed} passed, ${total.failed} failed`)

/** Quiet when all is well. */
function check(program, ...args) {
  const { status, stdout, stderr } = start(program, args, { encoding: 'utf8' })
  if (status !== 0) console.log(`${stdout}${stderr}`)
  return status === 0
}

function vitest() {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${vitestFile}`]
  const { status } = start('vitest', ['run', ...reporters], { stdio: 'inherit' })
  return counted(status, countVitest(vitestFile))
}

function playwright() {
  try {
    findBrowser()
  } catch (error) {
    console.log(error.message)
    return false
  }
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightFile }
  const { status } = start('playwright', ['test', '--reporter=dot,json'], { stdio: 'inherit', env })
  return counted(status, countPlaywright(playwrightFile))
}

function counted(status, { passed, failed }) {
  total.passed += passed
  total.failed += failed
  return status === 0 && failed === 0 && passed > 0
}

function start(program, args, { env, ...options }) {
  return spawnSync(join(project, 'node_modules/.bin', program), args, {
    cwd: project,
    env: { ...process.env, NODE_ENV: 'test', ...env },
    ...options,
  })
}
