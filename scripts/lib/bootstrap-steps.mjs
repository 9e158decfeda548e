import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { project } from './project.mjs'

/** Installs the packages of package-lock.json. Exits with one clear line if that fails. */
export function install() {
  console.log('Installing dependencies …')
  // The build needs development tools, whatever NODE_ENV says, and the pinned Node comes from an install script.
  const options = ['--include=dev', '--ignore-scripts=false', '--loglevel=error', '--no-audit', '--no-fund']
  const npm = npmCommand()
  const { status } = run(npm.program, [...npm.args, 'ci', ...options], { stdio: 'inherit' })
  if (status !== 0) {
    fail('Dependencies could not be installed. Is the npm registry reachable? `npm ci` shows more.')
  }
  if (!existsSync(`${project}node_modules/.bin/node`)) {
    fail('The pinned Node is missing after the install: `npm rebuild node` shows why.')
  }
}

/** Builds server and pages with the pinned Node. Exits with the build's output if it fails. */
export function build() {
  console.log('Building …')
  const began = Date.now()
  rmSync(`${project}build`, { recursive: true, force: true })
  const result = run(
    `${project}node_modules/.bin/node`,
    ['node_modules/@react-router/dev/bin.cjs', 'build'],
    {
      env: { ...process.env, NODE_ENV: 'production' },
      encoding: 'utf8',
    },
  )
  if (result.status !== 0) fail(`${result.stdout}${result.stderr}\nThe build failed.`)
  console.log(`Built in ${((Date.now() - began) / 1000).toFixed(1)} s`)
}

/** The npm that runs this script, else the one on the PATH. */
function npmCommand() {
  const path = process.env.npm_execpath
  return path?.endsWith('npm-cli.js')
    ? { program: process.execPath, args: [path] }
    : { program: 'npm', args: [] }
}

function run(program, args, options) {
  return spawnSync(program, args, { cwd: project, ...options })
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
