import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Below the ports that systems give away by themselves (from 32,768 on Linux, from 49,152 elsewhere): none of them goes to another
 * program between this call and its use.
 */
const [FROM, TO] = [20_000, 32_768]
const TRIES = 50

/** A loopback port on which nobody listens at the moment. Rejects after 50 ports that are taken. */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const port = randomInt(FROM, TO)
    if (await isFree(port)) return port
  }
  throw new Error('No free port')
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch {
    return false
  }
  probe.close()
  await once(probe, 'close')
  return true
}
