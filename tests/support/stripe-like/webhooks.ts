import { createHmac } from 'node:crypto'
import { type Event, newId, seconds } from './objects.ts'

/** How often an event is tried, and the pause after the first failure, which grows with each try. */
const TRIES = 12
const PAUSE_MS = 25

/**
 * Events and their delivery. With an address set, each event is sent until a 2xx response; otherwise tests deliver
 * events themselves, in any order and as often as they like.
 */
export function webhookDesk(secret: string) {
  const events: Event[] = []
  const timers = new Set<NodeJS.Timeout>()
  const underWay = new Set<Promise<void>>()
  let address: string | null = null

  function emit(type: string, object: unknown): void {
    const event: Event = {
      id: newId('evt'),
      object: 'event',
      type,
      created: seconds(),
      data: { object: structuredClone(object) },
    }
    events.push(event)
    if (address !== null) run(event, TRIES)
  }

  function run(event: Event, left: number): void {
    const trying = attempt(event, left)
    underWay.add(trying)
    void trying.finally(() => underWay.delete(trying))
  }

  async function attempt(event: Event, left: number): Promise<void> {
    if (address === null) return
    const status = await deliver(event, address).catch(() => 0)
    if ((status >= 200 && status < 300) || left === 1) return
    const timer = setTimeout(
      () => {
        timers.delete(timer)
        run(event, left - 1)
      },
      PAUSE_MS * (TRIES - left + 1),
    )
    timers.add(timer)
  }

  /** Sends an event once, signed at the given time. Returns the status of the response. */
  async function deliver(event: Event, to: string, signedAt = seconds()): Promise<number> {
    const body = JSON.stringify(event, null, 2)
    const response = await fetch(to, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': sign(body, signedAt),
      },
      body,
    })
    await response.arrayBuffer()
    return response.status
  }

  /** The signature header of a body: when it was signed, and the signature. */
  const sign = (body: string, at = seconds(), key = secret): string =>
    `t=${at},v1=${createHmac('sha256', key).update(`${at}.${body}`).digest('hex')}`

  return {
    events,
    emit,
    deliver,
    sign,
    /** Sends all events from now on to this address; null: events are only recorded. */
    tell(to: string | null) {
      address = to
    },
    /** Events of a type, oldest first. */
    ofType: (type: string) => events.filter((event) => event.type === type),
    async close(): Promise<void> {
      address = null
      for (const timer of timers) clearTimeout(timer)
      await Promise.allSettled(underWay)
    },
  }
}
