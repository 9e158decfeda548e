/** Makes a robot work for what a person gets for nothing. Off, it asks nobody. */
export interface Captcha {
  /** A puzzle for a browser, or null where none is asked for. */
  puzzle(): Promise<Record<string, unknown> | null>
  /** Whether what a browser made of a puzzle opens the door; each does so once, on whichever node. */
  admits(solved: string | null | undefined): Promise<boolean>
}

export const noCaptcha: Captcha = { puzzle: async () => null, admits: async () => true }
