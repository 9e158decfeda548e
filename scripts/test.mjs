// `npm test`: runs every check, cheapest first, all of them also after one that failed. The last lines name the files
// that failed and the tests that needed a second try, and count all tests.
//
//   npm test                  checks, build, browsers (that the built files run in those promised), unit, browser
//   npm test -- --all         and audit (known weaknesses of libraries), engines (Firefox and WebKit), cluster, faults
//   npm test -- unit faults   these
//   TIMES=1 npm test          also prints the slowest files
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './lib/browser.mjs'
import { project } from './lib/project.mjs'
import { runStages } from './lib/run-stages.ts'
import { readPlaywrightReport, readReport } from './lib/test-report.mjs'

const SLOWEST_FILES = 30
/**
 * Node collects new objects after 64 MB of them instead of 16: less often, and fewer are still in use then. Tests and
 * servers make many that live for one call, and collecting them took a seventh of their time.
 */
const NODE_OPTIONS = [process.env.NODE_OPTIONS, '--max-semi-space-size=64'].filter(Boolean).join(' ')

/**
 * The function of each stage, which gets the names of this run's stages; returns its report, or none if it counts no
 * tests.
 */
const stages = {
  checks,
  audit: () => succeeds('node', ['scripts/audit.ts']),
  build: () => succeeds('node', ['scripts/bootstrap.mjs', 'build']),
  browsers: () => succeeds('node', ['scripts/browsers.ts']),
  unit: () => vitest(),
  // Journeys of the cluster run only there.
  browser: (names) => playwright([], names.includes('cluster') ? { BESIDE_CLUSTER: '1' } : {}),
  engines,
  cluster: () => playwright(['--workers=1'], { CLUSTER: '1' }),
  faults: () => vitest(['--config', 'vitest.faults.config.ts']),
}
const ALWAYS = ['checks', 'build', 'browsers', 'unit', 'browser']

const results = mkdtempSync(join(tmpdir(), 'test-results-'))
process.once('exit', () => rmSync(results, { recursive: true, force: true }))
const names = chosen(process.argv.slice(2))
const { ok, lines } = await runStages(names, (name) => timed(name, names))
process.exitCode = ok ? 0 : 1
console.log(lines.join('\n'))

function chosen(args) {
  if (args.length === 0) return ALWAYS
  if (args.includes('--all')) return Object.keys(stages)
  const unknown = args.filter((name) => !(name in stages))
  if (unknown.length === 0) return Object.keys(stages).filter((name) => args.includes(name))
  console.error(`There is no stage ${unknown.join(', ')}. There are ${Object.keys(stages).join(', ')}.`)
  process.exit(1)
}

async function timed(name, names) {
  const began = performance.now()
  const result = await stages[name](names)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${result.ok ? '✓' : '✗'} ${name} (${seconds} s)`)
  if (result.report && process.env.TIMES) printSlowest(result.report)
  return result
}

/** All at once; each prints only failures. */
async function checks() {
  // knip follows the types of routes, too.
  const types = async () =>
    (await quiet('react-router', 'typegen')) && (await quiet('tsc', '-p', '.')) && quiet('knip')
  const all = await Promise.all([
    quiet('biome', 'check'),
    types(),
    quiet('depcruise', 'app', 'contract', 'languages', 'server', 'scripts', 'tests'),
  ])
  return { ok: all.every(Boolean) }
}

async function vitest(args = []) {
  const path = join(results, `${crypto.randomUUID()}.json`)
  const reporters = ['--reporter=dot', '--reporter=./scripts/lib/count-reporter.mjs']
  const { ok } = await succeeds('vitest', ['run', ...args, ...reporters], { TEST_REPORT: path })
  return reported(ok, readReport(path))
}

async function playwright(args = [], environment = {}) {
  try {
    findBrowser()
  } catch (error) {
    console.log(error.message)
    return { ok: false }
  }
  const path = join(results, `${crypto.randomUUID()}.json`)
  const { ok } = await succeeds('playwright', ['test', ...args, '--reporter=dot,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: path,
    ...environment,
  })
  return reported(ok, readPlaywrightReport(path))
}

async function engines() {
  const { ok } = await succeeds('node', ['scripts/engines-installed.ts'])
  return ok ? playwright(['--config=playwright.engines.config.ts']) : { ok }
}

function reported(ok, report) {
  return { ok: ok && report.failed === 0 && report.passed > 0, report }
}

function printSlowest({ files }) {
  for (const { file, tests, seconds } of files
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST_FILES))
    console.log(`  ${seconds.toFixed(1).padStart(7)} s  ${file} (${tests})`)
}

async function quiet(program, ...args) {
  const { code, output } = await start(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  if (code !== 0) console.log(output)
  return code === 0
}

async function succeeds(program, args, environment = {}) {
  const { code } = await start(program, args, { stdio: 'inherit' }, environment)
  return { ok: code === 0 }
}

function start(program, args, options, environment = {}) {
  const child = spawn(join(project, 'node_modules/.bin', program), args, {
    cwd: project,
    // Hundreds of processes load the same modules: the first one compiles them for all.
    env: {
      ...process.env,
      NODE_ENV: 'test',
      NODE_COMPILE_CACHE: join(results, 'compiled'),
      NODE_OPTIONS,
      ...environment,
    },
    ...options,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data) => {
      output += data
    })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
  })
}
