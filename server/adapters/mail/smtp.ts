import { createTransport, type NodemailerError } from 'nodemailer'
import { type Mailer, MailRefused } from '#server/ports/mail.ts'
import { mailMessage } from './message.ts'
import { evenPace } from './pace.ts'

const second = 1000

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
  'From:To:Subject:Date:Message-ID:MIME-Version:Content-Type:List-Unsubscribe:List-Unsubscribe-Post'

/**
 * Sends through an SMTP server, over at most five connections that are kept.
 *
 * `url` as nodemailer reads it: `smtp://user:password@host:587`, `smtps://…:465`; `from` as in a From header.
 * A mail that the server refuses for good rejects with `MailRefused`; whatever might pass later (the server is away,
 * greylisting, a wrong password that the operator will mend) rejects as it is, and the queue asks again.
 */
export function smtpMailer({ url, from, dkim, perSecond }: SmtpOptions): Mailer & { close(): void } {
  const transport = createTransport({
    url,
    requireTLS: sendsPasswordAway(url),
    pool: true,
    maxConnections: 5,
    connectionTimeout: 10 * second,
    greetingTimeout: 10 * second,
    socketTimeout: 60 * second,
    // Once, for a kept connection that died while idle. All further repeating is the queue's.
    maxRequeues: 1,
    ...(dkim && { dkim: signedBy(dkim) }),
  })
  const turn = perSecond ? evenPace(perSecond) : async () => {}
  return {
    async send(mail) {
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
