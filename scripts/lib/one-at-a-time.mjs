import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { project } from './project.mjs'

const LOCK = join(
  tmpdir(),
  `bootstrap-${createHash('sha256').update(project).digest('hex').slice(0, 16)}.pid`,
)

/** Runs the work while no other bootstrap of this folder runs; takes over the lock of a dead process. */
export async function alone(work) {
  while (!take()) await sleep(200)
  process.once('exit', () => rmSync(LOCK, { force: true }))
  work()
}

function take() {
  try {
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (!isAlive(readPid())) rmSync(LOCK, { force: true })
    return false
  }
}

function readPid() {
  try {
    return Number(readFileSync(LOCK, 'utf8'))
  } catch {
    return 0
  }
}

function isAlive(pid) {
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
