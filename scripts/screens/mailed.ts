import { setTimeout as sleep } from 'node:timers/promises'
import { CODE } from '../../tests/e2e/support/mails.ts'
import type { RunningServer } from '../../tests/e2e/support/server.ts'

/** Waits up to a minute for a mail to a person, and returns the match in it. */
export async function mailed(server: RunningServer, email: string, pattern: RegExp): Promise<string> {
  for (const giveUp = Date.now() + 60_000; Date.now() < giveUp; ) {
    const theirs = (await server.mailbox()).filter(({ to }) => to.includes(email))
    const found = theirs.map(({ text }) => pattern.exec(text)?.[0]).find(Boolean)
    if (found) return found
    await sleep(200)
  }
  throw new Error(`No mail to ${email} has ${pattern}`)
}

/** The code in a mail to a person. */
export const mailedCode = (server: RunningServer, email: string): Promise<string> =>
  mailed(server, email, CODE)
