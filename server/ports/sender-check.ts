/** A mail as it arrived, with what is known of the connection. */
interface ArrivedMail {
  raw: Buffer
  /** From `MAIL FROM`; empty for automatic answers. */
  envelopeFrom: string
  /** The address of the server that sent it, and how it called itself; null where only our own server is known. */
  ip: string | null
  helo: string | null
}

export interface SenderCheck {
  /**
   * Whether the domain of the From header vouches for this mail (DMARC, RFC 7489). Rejects when the DNS cannot be
   * asked: a later try may help.
   */
  isAligned(mail: ArrivedMail): Promise<boolean>
}
