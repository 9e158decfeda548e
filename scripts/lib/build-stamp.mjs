import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { project } from './project.mjs'

/** Everything that goes into a build. */
const SOURCES = [
  'app',
  'contract',
  'languages',
  'server',
  'migrations',
  'public',
  'vite.config.ts',
  'react-router.config.ts',
  'scripts/bundle',
  'scripts/bench/server.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]
const STAMP = `${project}build/sources.sha256`

/** Whether build/ was made from the present sources. */
export function isBuilt() {
  return (
    existsSync(`${project}build/server/index.js`) &&
    existsSync(STAMP) &&
    readFileSync(STAMP, 'utf8') === digest()
  )
}

/** Call it after a successful build. */
export function writeBuildStamp() {
  writeFileSync(STAMP, digest())
}

function digest() {
  const hash = createHash('sha256')
  for (const source of SOURCES) add(hash, source)
  return hash.digest('hex')
}

function add(hash, path) {
  const found = statSync(project + path, { throwIfNoEntry: false })
  if (found?.isDirectory()) {
    for (const name of readdirSync(project + path).sort()) add(hash, `${path}/${name}`)
  } else if (found && !/\.test\.tsx?$/.test(path)) {
    hash.update(`${path}\0${found.size}\0`).update(readFileSync(project + path))
  }
}
