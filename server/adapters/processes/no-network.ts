import { spawnSync } from 'node:child_process'

/** Part of util-linux, which every Linux distribution has. */
const UNSHARE = ['/usr/bin/unshare', '--map-current-user', '--net', '--'] as const

let known: readonly string[] | undefined

/**
 * Command prefix for programs that open untrusted files. They run in an empty network namespace: a file that takes over
 * the program reaches neither the database nor the internet. Empty if the system does not allow that
 * (docs/operations.md, "Files of strangers"). The command keeps its process id, files and signals.
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
