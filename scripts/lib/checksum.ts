import { createHash } from 'node:crypto'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export interface Measured {
  bytes: number
  /** In hexadecimal, as `sha256sum` prints it. */
  sha256: string
}

/** Reads a stream to its end. */
export async function measure(stream: Readable): Promise<Measured> {
  const measuring = measuringStream()
  await pipeline(stream, measuring.stream.resume())
  return measuring.result()
}

/** Passes its input through; `result` is right once everything went through. */
export function measuringStream() {
  const hash = createHash('sha256')
  let bytes = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return { stream, result: (): Measured => ({ bytes, sha256: hash.digest('hex') }) }
}
