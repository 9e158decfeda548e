import pg from 'pg'

export const CHANNEL = 'memorial_changed'
/** Milliseconds before a lost connection is made again. */
const PAUSE = 1000

/**
 * Hears from every node which memorial was changed. When the connection is lost, what was missed is not known:
 * `onLost` says so, before and after it is there again.
 */
export async function listenForChanges(options: {
  connection: pg.ClientConfig
  onChanged(memorialUuid: string): void
  onLost(): void
}): Promise<{ close(): Promise<void> }> {
  const { connection, onChanged, onLost } = options
  let client: pg.Client | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let closed = false

  async function open() {
    const opened = new pg.Client({ ...connection, keepAlive: true })
    opened.on('notification', ({ payload }) => payload && onChanged(payload))
    opened.on('error', () => {})
    opened.once('end', again)
    client = opened
    await opened.connect()
    await opened.query(`listen ${CHANNEL}`)
    onLost()
  }

  function again() {
    if (closed) return
    onLost()
    timer = setTimeout(() => open().catch(again), PAUSE)
  }

  await open()
  return {
    async close() {
      closed = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}
