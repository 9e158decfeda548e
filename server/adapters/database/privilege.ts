import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { dirname, join } from 'node:path'

export interface RunAs {
  uid: number
  gid: number
}

/** A folder of the database that the operator has to repair. */
export class DataFolderUnusable extends Error {
  override readonly name = 'DataFolderUnusable'
}

/** "nobody" on every Linux; macOS has another id for it, but runs a process with this one all the same. */
export const NOBODY: RunAs = { uid: 65534, gid: 65534 }

/** Whether that user may enter the folder, asked of the system itself (modes, groups, access lists). */
export function canReach(dir: string, runAs: RunAs): boolean {
  const { status, error } = spawnSync('/bin/sh', ['-c', 'test -x "$0"', dir], { ...runAs, cwd: '/', env: {} })
  if (error) throw new Error(`Cannot run a process as uid ${runAs.uid}: ${error.message}`)
  return status === 0
}

/**
 * Whether PostgreSQL can run inside DATA_DIR. If the folder itself is closed (as `mktemp -d` makes them), it is opened
 * to the group of "nobody", for passing through only; folders above it are left alone.
 */
export function openToNobody(dataDir: string): boolean {
  if (canReach(dataDir, NOBODY)) return true
  const { uid, mode } = fs.statSync(dataDir)
  if (uid !== 0 || !canReach(dirname(dataDir), NOBODY)) return false
  fs.chownSync(dataDir, uid, NOBODY.gid)
  fs.chmodSync(dataDir, (mode & 0o777) | 0o010)
  return canReach(dataDir, NOBODY)
}

/** A folder owned by root that survives a restart and that everybody can enter. */
export function sharedRootFolder(): string {
  for (const base of ['/var/lib', '/usr/local/var', '/var/tmp']) {
    const dir = join(base, 'afterglow')
    try {
      fs.mkdirSync(dir, { recursive: false, mode: 0o755 })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') continue
    }
    // In /var/tmp anybody could have created it first.
    const { uid, mode } = fs.lstatSync(dir)
    if (uid === 0 && (mode & 0o170000) === 0o040000 && canReach(dir, NOBODY)) return dir
  }
  throw new DataFolderUnusable(
    'PostgreSQL does not run as root, and no folder was found that another user can reach.',
  )
}
