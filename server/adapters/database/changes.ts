import pg from 'pg'

export const CHANNEL = 'memorial_changed'

/**
 * Hears from every node which memorial was changed. When the connection is lost, what was missed is not known:
 * `onLost` says so, before and after it is there again.
 */
export async function listenForChanges(options: {
  connection: pg.ClientConfig
  onChanged(memorialUuid: string): void
  onLost(): void
  /** Before a lost connection is made again. */
  pauseMs?: number
}): Promise<{ close(): Promise<void> }> {
  const { connection, onChanged, onLost, pauseMs = 1000 } = options
  let client: pg.Client | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let closed = false

  async function open() {
    const opened = new pg.Client({ ...connection, keepAlive: true })
    opened.on('notification', ({ payload }) => payload && onChanged(payload))
    opened.on('error', () => {})
    // Comes once, whether the connection was lost or never made.
    opened.once('end', again)
    client = opened
    try {
      await opened.connect()
      await opened.query(`listen ${CHANNEL}`)
    } catch (reason) {
      await opened.end().catch(() => {})
      throw reason
    }
    onLost()
  }

  function again() {
    if (closed) return
    onLost()
    timer = setTimeout(() => open().catch(() => {}), pauseMs)
  }

  await open().catch((reason) => {
    closed = true
    clearTimeout(timer)
    throw reason
  })
  return {
    async close() {
      closed = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}
