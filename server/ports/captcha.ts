/** Proof of work, required when more requests come than people can make. */
export interface Captcha {
  /** A challenge for a browser. */
  puzzle(): Promise<Record<string, unknown>>
  /** Whether this is a solved challenge of ours; each is accepted once, across nodes. */
  admits(solved: string | null | undefined): Promise<boolean>
}
