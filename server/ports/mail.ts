import type { Language } from '#languages/index.ts'

/** An address, and the name that its owner typed. */
export interface Mailbox {
  name: string
  address: string
}

export interface Mail {
  /** Two mails with the same id are the same mail: an adapter that already sent it does nothing. */
  id: string
  to: string
  /** The recipient's name as typed; left out if it must not be in a header (`adapters/mail/message.ts`). */
  toName?: string | undefined
  /** The host in whose name it is sent to a guest, as typed. The sender address stays the product's own. */
  host?: string | undefined
  /** Where replies go; by default to the product. */
  replyTo?: readonly Mailbox[] | undefined
  subject: string
  html: string
  text: string
  /** The language of both. */
  language: Language
  /** The https address for one-click `List-Unsubscribe`, if the recipient can unsubscribe. */
  unsubscribeUrl?: string
  attachments?: { filename: string; contentType: string; content: Buffer; cid?: string }[]
}

export interface Mailer {
  /** Resolves once the mail server accepted it. Rejects with `MailRefused` when a retry is pointless. */
  send(mail: Mail): Promise<void>
}

/** What can be checked before anything is sent. */
export interface MailReach {
  /**
   * False for an address with letters that the mail server does not support: no mail can be sent to it. Rejects when
   * the server cannot be asked.
   */
  takes(address: string): Promise<boolean>
}

/** Why the product itself refuses an address; a mail server's reasons are in its own words. */
export type Refusal = 'NOT_AN_ADDRESS' | 'LETTERS'

/** The address does not exist or refuses the mail; the queue retries after any other failure. */
export class MailRefused extends Error {
  /** Null: the reason is the mail server's own, in its words. */
  readonly refusal: Refusal | null

  constructor(reason: string, refusal: Refusal | null = null) {
    super(reason)
    this.name = 'MailRefused'
    this.refusal = refusal
  }
}
