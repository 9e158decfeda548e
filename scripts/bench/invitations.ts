import { aMailServer } from '../../tests/support/mail-server.ts'
import { aMemorial, ask, openProduct, type Product } from './product.ts'

const GUESTS = 500
const ROUNDS = 5

/**
 * Milliseconds of the call that invites 500 people, and of one that invites one; and how many invitations a mail server
 * on this machine gets per second.
 */
export async function sendInvitations() {
  const mails = await aCountingMailServer()
  const product = await openProduct({ SMTP_URL: mails.url })
  try {
    // Each round has its own host: invitations beyond an account's hourly limit wait.
    const aHost = () => aMemorial({ ...product, codeTo: mails.codeTo }, { photos: 0, stories: 0 })
    await invite(product, await aHost(), GUESTS, mails)
    const pairs: { one: number; many: number; ratio: number; perSecond: number }[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const host = await aHost()
      const { ms: one } = await invite(product, host, 1, mails)
      const { ms: many, perSecond } = await invite(product, host, GUESTS, mails)
      pairs.push({ one, many, ratio: many / one, perSecond })
    }
    const middle = pairs.sort((a, b) => a.ratio - b.ratio)[Math.floor(ROUNDS / 2)]
    if (!middle) throw new Error('unreachable')
    return { ...middle, guests: GUESTS }
  } finally {
    await product.close()
    await mails.close()
  }
}

type Mails = Awaited<ReturnType<typeof aCountingMailServer>>

let invited = 0

/** Adds new people to the list, invites them, and waits until all have their mail. */
async function invite(product: Product, host: { token: string; uuid: string }, count: number, mails: Mails) {
  const contacts = Array.from({ length: count }, () => ({ email: `guest-${invited++}@example.com` }))
  await ask(product, 'POST', '/memorial/edit', host.token, { uuid: host.uuid, contacts })
  const delivered = mails.after(count)
  const began = performance.now()
  await ask(product, 'POST', '/memorial/send-all-invites', host.token, { memorialUuid: host.uuid })
  const ms = performance.now() - began
  await delivered
  return { ms, perSecond: (1000 * count) / (performance.now() - began) }
}

/** A mail server that accepts and counts everything. */
async function aCountingMailServer() {
  const codes = new Map<string, string>()
  let waiting: { left: number; resolve: () => void } | undefined
  const server = await aMailServer(({ to, message }, accept) => {
    accept()
    const code = /^Subject: .*\b([A-HJKMNP-Z2-9]{5})\r?$/m.exec(message)?.[1]
    if (code) codes.set(to, code)
    if (waiting && /^guest-/.test(to) && --waiting.left === 0) waiting.resolve()
  })
  return {
    ...server,
    codeTo: (email: string) => codes.get(email),
    /** Resolves once this many more guests have their mail. */
    after: (count: number) =>
      new Promise<void>((resolve) => {
        waiting = { left: count, resolve }
      }),
  }
}
