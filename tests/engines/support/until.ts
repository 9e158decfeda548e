import { setTimeout as wait } from 'node:timers/promises'

/** In milliseconds. What takes longer is broken. */
const LONGEST = 60_000

/** Polls until `ask` returns true, for what the protocol itself does not wait for. */
export async function until(ask: () => Promise<boolean>, otherwise: string): Promise<void> {
  for (const end = Date.now() + LONGEST; Date.now() < end; await wait(10)) if (await ask()) return
  throw new Error(otherwise)
}
