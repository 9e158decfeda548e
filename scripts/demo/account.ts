import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { confirmCode, forgotPassword, resetPassword, saveUser, signUp } from '#contract/accounts.ts'
import { type Client, Refused } from './client.ts'
import { host } from './margaret.ts'

const MAIL_SECONDS = 60

/**
 * Signs the example's host in with a new password: a new account, or the one that an earlier run left behind, taken
 * over again through the mailed link. Needs the outbox.
 */
export async function signedInHost(client: Client): Promise<{ token: string; password: string }> {
  const password = randomBytes(12).toString('base64url')
  const token = (await newAccount(client, password)) ?? (await accountAgain(client, password))
  await client.call(saveUser, { token, body: { firstName: host.firstName, surname: host.surname } })
  return { token, password }
}

/** Null when there is such an account already. */
async function newAccount(client: Client, password: string): Promise<string | null> {
  const mailed = await nextMail(client, /\b[A-HJKMNP-Z2-9]{5}\b/)
  try {
    const { token } = await client.call(signUp, { body: { email: host.email, password } })
    await client.call(confirmCode, { token, body: { code: await mailed() } })
    return token
  } catch (reason) {
    if (reason instanceof Refused && reason.code === 'EMAIL_TAKEN') return null
    throw reason
  }
}

async function accountAgain(client: Client, password: string): Promise<string> {
  const mailed = await nextMail(client, /(?<=#token=)[\w-]+/)
  await client.call(forgotPassword, { body: { email: host.email } })
  const { token } = await client.call(resetPassword, { body: { token: await mailed(), password } })
  return token
}

/** Remembers which mails are there; what it returns finds `pattern` in the next one to the host. */
async function nextMail(client: Client, pattern: RegExp): Promise<() => Promise<string>> {
  const known = new Set((await client.outbox())?.map((mail) => mail.id))
  return async () => {
    const giveUp = Date.now() + MAIL_SECONDS * 1000
    while (Date.now() < giveUp) {
      for (const mail of (await client.outbox()) ?? []) {
        const found = !known.has(mail.id) && mail.to.includes(host.email) && pattern.exec(mail.text)
        if (found) return found[0]
      }
      await sleep(100)
    }
    throw new Error(`No mail to ${host.email} came within ${MAIL_SECONDS} seconds.`)
  }
}
