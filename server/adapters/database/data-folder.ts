import { createHash, randomBytes } from 'node:crypto'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findBinaries } from './binaries.ts'
import {
  canReach,
  DataFolderUnusable,
  NOBODY,
  openToNobody,
  type RunAs,
  sharedRootFolder,
} from './privilege.ts'

export type { RunAs } from './privilege.ts'

/** The folders, programs and user of PostgreSQL. */
export interface DataFolder {
  /** Holds `data/`, the log, the lock and usually the socket; owned by the user that runs the server. */
  home: string
  socketDir: string
  /** Folder of `bin/`, `lib/` and `share/`. */
  native: string
  runAs?: RunAs
  /** Shown to the operator: which folders are in unexpected places. */
  note?: string
}

/**
 * Prepares `<dataDir>/postgres`. PostgreSQL refuses to run as root, so there it runs as "nobody". What that user cannot
 * reach (a checkout below a private home directory) is moved where it can, and `<dataDir>/postgres` becomes a link to
 * it.
 */
export function prepareDataFolder(dataDir: string): DataFolder {
  fs.mkdirSync(dataDir, { recursive: true })
  const visible = join(fs.realpathSync(dataDir), 'postgres')
  const asRoot = process.getuid?.() === 0
  if (!exists(visible)) makeHome(visible, asRoot)
  const home = realHome(visible)
  const runAs = asRoot ? ownerOf(home) : undefined
  const { native: installed, version } = findBinaries()
  const native = runAs && !canReach(join(installed, 'bin'), runAs) ? copyOf(installed, version) : installed

  const notes = []
  if (home !== visible) notes.push(`its data is in ${home}`)
  if (native !== installed) notes.push(`it runs from a copy in ${native}`)
  const note = `PostgreSQL does not run as root, and the user it runs as cannot reach this folder: ${notes.join(', ')}.`
  return {
    home,
    socketDir: socketDirFor(home, runAs),
    native,
    ...(runAs && { runAs }),
    ...(notes.length > 0 && { note }),
  }
}

function makeHome(visible: string, asRoot: boolean): void {
  if (!asRoot || openToNobody(dirname(visible))) {
    fs.mkdirSync(visible, { mode: 0o700 })
    if (asRoot) fs.chownSync(visible, NOBODY.uid, NOBODY.gid)
    return
  }
  const home = fs.mkdtempSync(join(sharedRootFolder(), 'data-'))
  fs.chownSync(home, NOBODY.uid, NOBODY.gid)
  fs.symlinkSync(home, visible)
}

/** The owner of a folder runs its server, so that a folder made by an ordinary user works as root too. */
function ownerOf(home: string): RunAs {
  const { uid, gid } = fs.statSync(home)
  if (uid === 0) fs.chownSync(home, NOBODY.uid, NOBODY.gid)
  const runAs = uid === 0 ? NOBODY : { uid, gid }
  if (!canReach(home, runAs)) {
    throw new DataFolderUnusable(
      `PostgreSQL runs as uid ${runAs.uid} here, which cannot reach ${home}: open its parent folders.`,
    )
  }
  return runAs
}

function realHome(visible: string): string {
  try {
    return fs.realpathSync(visible)
  } catch {
    throw new DataFolderUnusable(
      `${visible} leads to ${fs.readlinkSync(visible)}, which is gone: bring it back or remove the link.`,
    )
  }
}

function copyOf(native: string, version: string): string {
  const copy = join(sharedRootFolder(), `postgresql-${version}-${process.platform}-${process.arch}`)
  if (exists(copy)) return copy
  const half = `${copy}.${randomBytes(4).toString('hex')}`
  fs.cpSync(native, half, { recursive: true, verbatimSymlinks: true })
  fs.chmodSync(half, 0o755)
  try {
    fs.renameSync(half, copy)
  } catch (error) {
    // Another process was faster.
    fs.rmSync(half, { recursive: true })
    if (!exists(copy)) throw error
  }
  return copy
}

/** The path of a socket has 107 bytes at most (103 on macOS); a longer one moves to the temporary folder. */
function socketDirFor(home: string, runAs?: RunAs): string {
  if (Buffer.byteLength(join(home, '.s.PGSQL.5432')) <= 103) return home
  const name = `afterglow-${createHash('sha256').update(home).digest('hex').slice(0, 16)}`
  const parent = tmpdir().length <= 64 ? tmpdir() : '/tmp'
  const dir = join(parent, name)
  if (!exists(dir)) {
    fs.mkdirSync(dir, { mode: 0o700 })
    if (runAs) fs.chownSync(dir, runAs.uid, runAs.gid)
  }
  const { uid, mode } = fs.lstatSync(dir)
  // The owner of that folder controls the database, so a folder of somebody else is refused.
  if (uid !== (runAs?.uid ?? process.getuid?.()) || (mode & 0o170777) !== 0o040700) {
    throw new DataFolderUnusable(
      `${dir} is not a private folder of uid ${runAs?.uid ?? process.getuid?.()}: remove it.`,
    )
  }
  return dir
}

function exists(path: string): boolean {
  return fs.lstatSync(path, { throwIfNoEntry: false }) !== undefined
}
