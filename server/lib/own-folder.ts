import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * A folder that no other user of the machine may look into. Those above it that are missing are made as the system makes
 * them: PostgreSQL, which is another user where the server runs as root, may have to pass. One that is there stays as it is.
 */
export async function ownFolder(path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await mkdir(path, { recursive: true, mode: 0o700 })
}
