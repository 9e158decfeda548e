import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '#server/config.ts'
import { mediaFolder, openStorage } from '#server/storage.ts'
import { moveMedia } from './lib/move-media.ts'

// `npm run storage -- move`: moves the media of DATA_DIR into the bucket of S3_BUCKET and related variables.

const USAGE = `Usage:
  npm run storage -- move

Copies every file of DATA_DIR/media into the bucket of S3_BUCKET (with S3_ENDPOINT and the others, as the server takes
them), reads each back and compares its checksum. The server may run meanwhile, on the disk. Stop this at any time and
run it again: it goes on. Run it once more after the server was stopped, then start the server with S3_BUCKET.`

try {
  if (process.argv.slice(2).join(' ') !== 'move') throw new Error(USAGE)
  await move()
} catch (reason) {
  console.error(reason instanceof Error ? reason.message : reason)
  process.exitCode = 1
}

async function move() {
  const config = readConfig(process.env)
  if (!config.s3) throw new Error('S3_BUCKET is not set: there is nowhere to move media to.')
  if (!existsSync(mediaFolder(config)))
    throw new Error(`There are no media in ${config.dataDir}. Set DATA_DIR as the server has it.`)
  const to = await openStorage(config)
  await to.check()
  const moved = await moveMedia({
    folder: mediaFolder(config),
    from: await openStorage({ ...config, s3: null }),
    to,
    ledger: join(config.dataDir, 'media-moved.txt'),
    onCopied: (key, copied) => {
      if (copied % 100 === 0) console.log(`${copied} files copied, the last is ${key}`)
    },
  })
  const { copied, bytes, alreadyThere, removed } = moved
  console.log(
    `Copied and verified: ${copied} files (${bytes} bytes). There already: ${alreadyThere}. ` +
      `Deleted meanwhile, and so in the bucket: ${removed}.`,
  )
}
