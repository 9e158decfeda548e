import pg from 'pg'

export const CHANNEL = 'memorial_changed'

/** A silent connection may be idle, or cut off by a router that forgot it. It is checked this often. */
const PULSE_MS = 5_000

/**
 * Hears from every node which memorial was changed. When the connection is lost, what was missed is not known: `onLost` says so, before and after it is there again. One that died without a word is noticed after two pulses.
 */
export async function listenForChanges(options: {
  connection: pg.ClientConfig
  onChanged(memorialUuid: string): void
  onLost(): void
  /** Wait before reconnecting. */
  pauseMs?: number
  /** Interval between two checks of the connection; the answer may take as long. */
  pulseMs?: number
}): Promise<{ close(): Promise<void> }> {
  const { connection, onChanged, onLost, pauseMs = 1000, pulseMs = PULSE_MS } = options
  let client: pg.Client | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let pulse: ReturnType<typeof setInterval> | undefined
  let closed = false

  async function open() {
    const opened = new pg.Client({ ...connection, keepAlive: true })
    opened.on('notification', ({ payload }) => {
      if (payload) onChanged(payload)
    })
    opened.on('error', () => {})
    // Emitted once, whether the connection was lost or never made.
    opened.once('end', again)
    client = opened
    try {
      await opened.connect()
      await opened.query(`listen ${CHANNEL}`)
    } catch (reason) {
      await opened.end().catch(() => {})
      throw reason
    }
    pulse = setInterval(() => void feel(opened), pulseMs).unref()
    onLost()
  }

  /** `end` on a dead connection would wait for an answer. Destroying its socket emits `end` instead. */
  async function feel(opened: pg.Client) {
    const answer = opened.query({ text: 'select 1', query_timeout: pulseMs } as pg.QueryConfig)
    await answer.catch(() => opened.connection.stream.destroy())
  }

  function again() {
    clearInterval(pulse)
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
      clearInterval(pulse)
      await client?.end()
    },
  }
}
