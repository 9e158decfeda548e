import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { confirmCode, forgotPassword, resetPassword, saveUser, signUp } from '#contract/accounts.ts'
import { type Client, Refused } from './client.ts'

const MAIL_SECONDS = 60

export interface Person {
  firstName: string
  surname: string
  email: string
}

/**
 * Signs a person of the example in with a new password: creates the account, or takes over the one of an earlier run
 * with a mailed link. Needs the outbox.
 */
export async function signedIn(client: Client, who: Person): Promise<{ token: string; password: string }> {
  const { email, firstName, surname } = who
  const password = randomBytes(12).toString('base64url')
  const token = (await newAccount(client, email, password)) ?? (await accountAgain(client, email, password))
  await client.call(saveUser, { token, body: { firstName, surname } })
  return { token, password }
}

/** Null if the account already exists. */
async function newAccount(client: Client, email: string, password: string): Promise<string | null> {
  const mailed = await nextMail(client, email, { about: /code/i, pattern: /\b[A-HJKMNP-Z2-9]{5}\b/ })
  try {
    const { token } = await client.call(signUp, { body: { email, password } })
    await client.call(confirmCode, { token, body: { code: await mailed() } })
    return token
  } catch (reason) {
    if (reason instanceof Refused && reason.code === 'EMAIL_TAKEN') return null
    throw reason
  }
}

async function accountAgain(client: Client, email: string, password: string): Promise<string> {
  const mailed = await nextMail(client, email, { about: /password/i, pattern: /(?<=#token=)[\w-]+/ })
  await client.call(forgotPassword, { body: { email } })
  const { token } = await client.call(resetPassword, { body: { token: await mailed(), password } })
  return token
}

/** Remembers the present mails; the returned function finds `pattern` in the next mail to `email` about something. */
async function nextMail(
  client: Client,
  email: string,
  { about, pattern }: { about: RegExp; pattern: RegExp },
): Promise<() => Promise<string>> {
  const known = new Set((await client.outbox())?.map((mail) => mail.id))
  return async () => {
    const giveUp = Date.now() + MAIL_SECONDS * 1000
    while (Date.now() < giveUp) {
      for (const mail of (await client.outbox()) ?? []) {
        const isIt = !known.has(mail.id) && mail.to.includes(email) && about.test(mail.subject)
        const found = isIt && pattern.exec(mail.text)
        if (found) return found[0]
      }
      await sleep(200)
    }
    throw new Error(`No mail to ${email} came within ${MAIL_SECONDS} seconds.`)
  }
}
