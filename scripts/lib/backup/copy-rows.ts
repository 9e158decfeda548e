import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import type pg from 'pg'

/** Members of node-postgres that its types lack: the messages of PostgreSQL's COPY. */
interface CopyConnection {
  stream: NodeJS.WritableStream & { pause(): void; resume(): void; writableNeedDrain: boolean }
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(message: string): void
}

/** Runs `copy … to stdout` and writes the output. */
export async function copyOut(client: pg.Client, statement: string, to: Writable): Promise<void> {
  let paused: CopyConnection['stream'] | null = null
  const resume = () => {
    paused?.resume()
    paused = null
  }
  try {
    await submitted(client, statement, {
      handleCopyData({ chunk }, { stream }) {
        // A copy, because node-postgres reuses the memory, perhaps before this chunk was written.
        if (to.write(Buffer.from(chunk)) || paused) return
        paused = stream
        stream.pause()
        to.once('drain', resume)
      },
    })
  } finally {
    // The last rows may have come during the pause, and a stream that ends before it drains emits no event.
    resume()
  }
}

/** Runs `copy … from stdin` with the content of a stream. */
export function copyIn(client: pg.Client, statement: string, from: Readable): Promise<void> {
  return submitted(client, statement, {
    handleCopyInResponse(connection) {
      send(from, connection).catch((reason: unknown) => connection.sendCopyFail(String(reason)))
    },
  })
}

async function send(from: Readable, connection: CopyConnection): Promise<void> {
  for await (const chunk of from) {
    connection.sendCopyFromChunk(chunk)
    if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain')
  }
  connection.endCopyFrom()
}

interface CopyHandlers {
  handleCopyData?: (message: { chunk: Buffer }, connection: CopyConnection) => void
  handleCopyInResponse?: (connection: CopyConnection) => void
}

/** node-postgres passes every message to the running statement; our own statement receives those of COPY. */
function submitted(client: pg.Client, statement: string, handlers: CopyHandlers): Promise<void> {
  return new Promise((resolve, reject) => {
    let failure: Error | undefined
    client.query({
      submit: (connection: unknown) => (connection as CopyConnection).query(statement),
      handleCommandComplete() {},
      handleError(error: Error) {
        failure = error
        // A lost connection sends no further message.
        reject(error)
      },
      handleReadyForQuery: () => (failure ? reject(failure) : resolve()),
      ...handlers,
    } as pg.Submittable)
  })
}
