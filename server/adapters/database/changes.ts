import pg from 'pg'

export const CHANNEL = 'memorial_changed'
/** Beside the other: something that could be read is gone or different (docs/decisions/0295). */
export const TAKEN_AWAY = 'memorial_taken_away'

/** A connection that says nothing may be at rest, or cut off behind a router that forgot it: it is asked so often. */
const PULSE_MS = 5_000

/**
 * Hears from every node which memorial was changed, and whether that only adds to what could be read. When the connection is lost, what was missed is not known:
 * `onLost` says so, before and after it is there again. One that died without a word is noticed after two pulses.
 */
export async function listenForChanges(options: {
  connection: pg.ClientConfig
  onChanged(memorialUuid: string, kind: { onlyAdds: boolean }): void
  onLost(): void
  /** Before a lost connection is made again. */
  pauseMs?: number
  /** Between two questions whether the connection is still there; as long is waited for the answer. */
  pulseMs?: number
}): Promise<{ close(): Promise<void> }> {
  const { connection, onChanged, onLost, pauseMs = 1000, pulseMs = PULSE_MS } = options
  let client: pg.Client | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let pulse: ReturnType<typeof setInterval> | undefined
  let closed = false

  async function open() {
    const opened = new pg.Client({ ...connection, keepAlive: true })
    opened.on('notification', ({ channel, payload }) => {
      if (payload) onChanged(payload, { onlyAdds: channel === CHANNEL })
    })
    opened.on('error', () => {})
    // Comes once, whether the connection was lost or never made.
    opened.once('end', again)
    client = opened
    try {
      await opened.connect()
      await opened.query(`listen ${CHANNEL}; listen ${TAKEN_AWAY}`)
    } catch (reason) {
      await opened.end().catch(() => {})
      throw reason
    }
    pulse = setInterval(() => void feel(opened), pulseMs).unref()
    onLost()
  }

  /** `end` of one that is dead would wait for an answer; its socket is let go, and `end` comes by itself. */
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
