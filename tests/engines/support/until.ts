import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds; what takes longer is a fault of its own. */
const LONGEST = 60_000

/** Asks until it is so, for what a protocol itself does not wait for. */
export async function until(ask: () => Promise<boolean>, otherwise: string): Promise<void> {
  for (const end = Date.now() + LONGEST; Date.now() < end; await wait(10)) if (await ask()) return
  throw new Error(otherwise)
}
