import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** A folder for the tests of a file, removed after them. */
export function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'afterglow-tests-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return folder
}
