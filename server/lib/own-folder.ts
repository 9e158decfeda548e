import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Creates a folder that other users of the machine cannot read. Missing parents get the system's default mode, because
 * PostgreSQL, which is another user when the server runs as root, may have to pass. An existing folder stays unchanged.
 */
export async function ownFolder(path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await mkdir(path, { recursive: true, mode: 0o700 })
}
