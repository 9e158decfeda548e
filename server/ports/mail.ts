import type { Language } from '#contract/languages/index.ts'

export interface Mail {
  /** The same id twice is the same mail: an adapter that already sent it does nothing. */
  id: string
  to: string
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

/** The address does not exist or will not have it; anything else that fails is tried again by the queue. */
export class MailRefused extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'MailRefused'
  }
}
