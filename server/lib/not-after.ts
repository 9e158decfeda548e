/** What an archive dates into the future counts as of now. */
export const notAfter = <At extends Date | null>(at: At, now: Date): At | Date => (at && at > now ? now : at)
