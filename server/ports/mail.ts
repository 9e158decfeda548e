import type { Language } from '#contract/languages/index.ts'

/** Somebody's address, and the name they typed. */
interface Mailbox {
  name: string
  address: string
}

export interface Mail {
  /** The same id twice is the same mail: an adapter that already sent it does nothing. */
  id: string
  to: string
  /** Of whom it is to, as it was typed; what has no place in a header is left out (`lib/header-name.ts`). */
  toName?: string | undefined
  /** The host in whose name it is sent to a guest, as it was typed. The address stays the product's own. */
  host?: string | undefined
  /** Whom a reply reaches; without any, the product. */
  replyTo?: readonly Mailbox[] | undefined
  subject: string
  html: string
  text: string
  /** What both are written in. */
  language: Language
  /** https address for one-click `List-Unsubscribe`, where the mail may be refused. */
  unsubscribeUrl?: string
  attachments?: { filename: string; contentType: string; content: Buffer; cid?: string }[]
}

export interface Mailer {
  /** Resolves once the mail server took it. Rejects with `MailRefused` when asking again is pointless. */
  send(mail: Mail): Promise<void>
}

/** What can be asked before anything is sent. */
export interface MailReach {
  /**
   * False for an address whose letters are beyond what the mail server takes: no mail can be sent to it from here.
   * Rejects when the server cannot be asked.
   */
  takes(address: string): Promise<boolean>
}

/** Why the product itself refuses an address; a mail server's reasons are in its own words. */
export type Refusal = 'NOT_AN_ADDRESS' | 'LETTERS'

/** The address does not exist or will not have it; anything else that fails is tried again by the queue. */
export class MailRefused extends Error {
  /** null: the mail server's own reason, in its words. */
  readonly refusal: Refusal | null

  constructor(reason: string, refusal: Refusal | null = null) {
    super(reason)
    this.name = 'MailRefused'
    this.refusal = refusal
  }
}
