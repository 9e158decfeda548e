/** Makes a robot work for what a person gets for nothing, where more comes than people can be behind. */
export interface Captcha {
  /** A puzzle for a browser. */
  puzzle(): Promise<Record<string, unknown>>
  /** Whether this is a puzzle that a browser solved; each is taken once, on whichever node. */
  admits(solved: string | null | undefined): Promise<boolean>
}
