import { constants } from 'node:fs'
import { open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ownFolder } from '#server/lib/own-folder.ts'
import type { UploadStore } from '#server/ports/upload-store.ts'
import { writingTo } from './file-writer.ts'

/** Uploads in a folder, which nodes may share, each in a file with its id as name. */
export async function diskUploads(dir: string): Promise<UploadStore> {
  await ownFolder(dir)
  const place = (id: string) => join(dir, id)
  return {
    offset: (id) =>
      stat(place(id)).then(
        ({ size }) => size,
        () => 0,
      ),
    async write(id, body, offset) {
      const file = await open(place(id), constants.O_WRONLY | constants.O_CREAT)
      try {
        const { out, bytes, synced } = writingTo(file, offset)
        await pipeline(body, out).finally(() =>
          synced().catch(async (reason) => {
            // The disk says once that it lost something, which must not count as kept.
            await file.truncate(offset)
            throw reason
          }),
        )
        return offset + bytes()
      } finally {
        await file.close()
      }
    },
    local: async (id) => ({ path: place(id), release: async () => {} }),
    discard: (id) => rm(place(id), { force: true }),
    ids: () => readdir(dir),
  }
}
