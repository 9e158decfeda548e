import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { project } from './project.mjs'

const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell']
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin', '/opt/google/chrome']
const MAC = ['Google Chrome', 'Chromium', 'Microsoft Edge'].flatMap((name) =>
  ['/Applications', `${homedir()}/Applications`].map((dir) => `${dir}/${name}.app/Contents/MacOS/${name}`),
)

/**
 * The path of a Chromium for the browser tests: an installed one, else Playwright's own, which is downloaded if
 * missing, else Debian's when run as root. Throws an error of one line if none can be found.
 */
export function findBrowser() {
  // Stored in the environment, so that worker processes inherit it.
  process.env.BROWSER_PATH ??= installed() ?? fromPlaywright() ?? fromDebian()
  if (process.env.BROWSER_PATH) return process.env.BROWSER_PATH
  delete process.env.BROWSER_PATH
  throw new Error('No browser for the tests: install Chromium or Chrome, or name one in BROWSER_PATH.')
}

/**
 * The path of Chromium's headless shell, which needs a quarter less processor time than a whole browser
 * (docs/decisions/0004); if none is installed, the result of `findBrowser`.
 */
export function findShell() {
  process.env.BROWSER_SHELL_PATH ??= onPath(SHELLS).find(works) ?? findBrowser()
  return process.env.BROWSER_SHELL_PATH
}

const installed = () => [...onPath(NAMES), ...MAC].find(works)

const onPath = (names) => FOLDERS.flatMap((dir) => names.map((name) => join(dir, name)))

function fromPlaywright() {
  const require = createRequire(import.meta.url)
  const path = require('@playwright/test').chromium.executablePath()
  if (!existsSync(path)) {
    console.log('Fetching Chromium for the browser tests …')
    spawnSync(`${project}node_modules/.bin/playwright`, ['install', '--no-shell', 'chromium'], {
      stdio: 'inherit',
    })
  }
  return works(path) ? path : undefined
}

function fromDebian() {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return undefined
  console.log('Installing Chromium for the browser tests …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'inherit' })
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    env,
    stdio: 'inherit',
  })
  return installed()
}

/** Some systems have a stub that only tells how to install the browser. */
function works(path) {
  return existsSync(path) && spawnSync(path, ['--version', '--no-sandbox'], { timeout: 20_000 }).status === 0
}
