import { mkdir } from 'node:fs/promises'

/** A folder, and those above it that are missing, that no other user of the machine may look into. One that is there stays as it is. */
export async function ownFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 })
}
