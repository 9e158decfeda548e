import { setTimeout as delay } from 'node:timers/promises'
import { createTransport, type NodemailerError } from 'nodemailer'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import { type Mailer, type MailReach, MailRefused } from '#server/ports/mail.ts'
import { mailMessage } from './message.ts'
import { askForSmtpUtf8, hasLettersBeyondAscii } from './smtp-utf8.ts'

const second = 1000

/** The server's extensions rarely change. */
const OFFER_KNOWN_MS = 60 * 60 * second

export interface SmtpOptions {
  url: string
  from: string
  /** The domain to sign for, and the RSA key (PEM). */
  dkim?: { domain: string; selector: string; privateKey: string } | null
  /** The most mails per second that this process sends. */
  perSecond?: number | null
}

/**
 * The headers that a signature covers, if present. RFC 8058 demands the last two: without them mail clients show no
 * one-click button.
 */
const SIGNED =
  'From:Reply-To:To:Subject:Date:Message-ID:MIME-Version:Content-Type:List-Unsubscribe:List-Unsubscribe-Post'

/**
 * Sends through an SMTP server, over at most five persistent connections.
 *
 * `url` in nodemailer's form: `smtp://user:password@host:587`, `smtps://…:465`; `from` as in a From header. Rejects
 * with `MailRefused` when the server refuses a mail for good. Rejects with the original error when a retry may help
 * (the server is down, greylisting, a wrong password that the operator will correct); then the queue retries.
 */
export function smtpMailer({
  url,
  from,
  dkim,
  perSecond,
}: SmtpOptions): Mailer & MailReach & { close(): void } {
  const connecting = {
    requireTLS: sendsPasswordAway(url),
    connectionTimeout: 10 * second,
    greetingTimeout: 10 * second,
    socketTimeout: 60 * second,
  }
  const transport = createTransport({
    ...connecting,
    url,
    pool: true,
    maxConnections: 5,
    // Once, for a persistent connection that died while idle. All other retries are the queue's.
    maxRequeues: 1,
    ...(dkim && { dkim: signedBy(dkim) }),
  })
  const turn = perSecond ? limitRate(perSecond) : async () => {}
  let offer: { isTaken: boolean; askedAt: number } | undefined

  async function takes(address: string): Promise<boolean> {
    if (!hasLettersBeyondAscii(address)) return true
    if (!offer || performance.now() - offer.askedAt > OFFER_KNOWN_MS)
      offer = {
        isTaken: await askForSmtpUtf8({ ...connecting, ...parseConnectionUrl(url) }),
        askedAt: performance.now(),
      }
    return offer.isTaken
  }

  return {
    takes,
    async send(mail) {
      if (!(await takes(mail.to)))
        throw new MailRefused('The mail server takes no address with such letters before the @.', 'LETTERS')
      await turn()
      try {
        await transport.sendMail(mailMessage(mail, from, new Date()))
      } catch (error) {
        throw isRefusal(error) ? new MailRefused(error.response ?? error.message) : error
      }
    },
    close: () => transport.close(),
  }
}

/**
 * Whether the password is sent to another machine: then it must not be sent unencrypted, even if an attacker removes
 * the server's offer of STARTTLS. `?requireTLS=false` in the address overrides this.
 */
function sendsPasswordAway(url: string): boolean {
  const { password, hostname } = new URL(url)
  return password !== '' && !/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname)
}

const signedBy = ({ domain, selector, privateKey }: NonNullable<SmtpOptions['dkim']>) => ({
  domainName: domain,
  keySelector: selector,
  privateKey,
  headerFieldNames: SIGNED,
})

/**
 * A permanent error (5xx) for the recipient or for the message. Errors for the login or the sender do not count: the
 * operator has to correct those.
 */
function isRefusal(error: unknown): error is NodemailerError {
  if (!(error instanceof Error)) return false
  const { command, permanent }: NodemailerError = error
  return permanent === true && (command === 'RCPT TO' || command === 'DATA')
}

/** The clock; tests use their own. */
interface Time {
  now(): number
  wait(ms: number): Promise<unknown>
}

const real: Time = { now: () => performance.now(), wait: (ms) => delay(ms) }

/**
 * Lets callers proceed one after the other, evenly, so many per second. The limit of nodemailer's pool counts only
 * mails that have begun, and exceeds it by the number of connections.
 */
export function limitRate(perSecond: number, time: Time = real): () => Promise<void> {
  let next = 0
  return async () => {
    const turn = Math.max(next, time.now())
    next = turn + 1000 / perSecond
    if (turn > time.now()) await time.wait(turn - time.now())
  }
}
