import { spawnSync } from 'node:child_process'

/** Linux' own; of util-linux, which every distribution has. */
const UNSHARE = ['/usr/bin/unshare', '--map-current-user', '--net', '--'] as const

let known: readonly string[] | undefined

/**
 * What stands before a command that opens files of strangers, so that it runs in a network of its own with nothing in
 * it: whoever takes it over by a file reaches neither the database nor anybody outside. Nothing where the system does
 * not allow that (docs/operations.md, "Files of strangers"). The command keeps its process id, files and signals.
 */
export function withoutNetwork(): readonly string[] {
  known ??= isAllowed() ? UNSHARE : []
  return known
}

function isAllowed(): boolean {
  if (process.platform !== 'linux') return false
  const [program, ...args] = UNSHARE
  return spawnSync(program, [...args, 'true'], { stdio: 'ignore', timeout: 5_000 }).status === 0
}
