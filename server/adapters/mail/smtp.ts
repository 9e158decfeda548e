import { createTransport, type NodemailerError } from 'nodemailer'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import { type Mailer, type MailReach, MailRefused } from '#server/ports/mail.ts'
import { askForSmtpUtf8, hasLettersBeyondAscii } from './letters.ts'
import { mailMessage } from './message.ts'
import { evenPace } from './pace.ts'

const second = 1000

/** What the server offers changes when its operator changes it. */
const OFFER_KNOWN_MS = 60 * 60 * second

export interface SmtpOptions {
  url: string
  from: string
  /** Whose mails they are, and the RSA key (PEM) that says so. */
  dkim?: { domain: string; selector: string; privateKey: string } | null
  /** At most so many mails a second leave this process. */
  perSecond?: number | null
}

/**
 * What a signature covers where it is there. RFC 8058 demands the last two: without them, a button for one click is
 * not shown.
 */
const SIGNED =
  'From:Reply-To:To:Subject:Date:Message-ID:MIME-Version:Content-Type:List-Unsubscribe:List-Unsubscribe-Post'

/**
 * Sends through an SMTP server, over at most five connections that are kept.
 *
 * `url` as nodemailer reads it: `smtp://user:password@host:587`, `smtps://…:465`; `from` as in a From header.
 * A mail that the server refuses for good rejects with `MailRefused`; whatever might pass later (the server is away,
 * greylisting, a wrong password that the operator will mend) rejects as it is, and the queue asks again.
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
    // Once, for a kept connection that died while idle. All further repeating is the queue's.
    maxRequeues: 1,
    ...(dkim && { dkim: signedBy(dkim) }),
  })
  const turn = perSecond ? evenPace(perSecond) : async () => {}
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
 * Whether a password leaves this machine: never in the clear then, also where somebody between takes the server's offer
 * of STARTTLS away. `?requireTLS=false` in the address says otherwise.
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
 * A permanent answer (5xx) to the recipient or to the message itself. Not one to the login or the sender: those are
 * the operator's to mend, and no fault of the address.
 */
function isRefusal(error: unknown): error is NodemailerError {
  if (!(error instanceof Error)) return false
  const { command, permanent }: NodemailerError = error
  return permanent === true && (command === 'RCPT TO' || command === 'DATA')
}
