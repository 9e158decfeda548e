import { expect } from '@playwright/test'
import type { OutboxMail } from '#server/adapters/mail/outbox.ts'
import type { RunningServer } from './server.ts'

/** Waits for a mail with this subject to an address; returns the newest. */
export async function mailTo(server: RunningServer, email: string, subject: RegExp): Promise<OutboxMail> {
  let found: OutboxMail | undefined
  await expect
    .poll(
      async () => {
        found = (await server.mailbox()).find((mail) => mail.to.includes(email) && subject.test(mail.subject))
        return found !== undefined
      },
      { message: `a mail to ${email} about ${subject}`, intervals: [100, 200, 300] },
    )
    .toBe(true)
  if (!found) throw new Error('unreachable')
  return found
}

/** A verification code as it is in mails. */
export const CODE = /\b[A-HJKMNP-Z2-9]{5}\b/

/** Waits for a mail with a code to an address; returns the code of the newest. */
export async function mailedCode(server: RunningServer, email: string): Promise<string> {
  const mail = await mailTo(server, email, /code/i)
  const code = CODE.exec(mail.text)?.[0]
  if (!code) throw new Error(`No code in: ${mail.text}`)
  return code
}
