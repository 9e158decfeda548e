import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

// The baseline for Node: a server that writes what is sent to a file, syncs it and answers. Started by uploads.ts.
const dir = process.argv[2] ?? '.'
const server = createServer(async (request, response) => {
  const path = join(dir, `sink-${randomUUID()}`)
  await pipeline(request, createWriteStream(path, { highWaterMark: 1024 * 1024 }))
  const file = await open(path)
  await file.sync()
  await file.close()
  response.end(path)
})
server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
process.on('disconnect', () => process.exit())
