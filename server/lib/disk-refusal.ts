/** Full, broken, read-only, forbidden, missing, or out of file handles. */
const CODES = /^(ENOSPC|EDQUOT|EIO|EROFS|EACCES|EPERM|EMFILE|ENFILE|ENODEV|ESTALE)$/

/** Whether our own disk refused: not the caller's fault, but the operator has to know. */
export const isDiskRefusal = (reason: unknown): boolean =>
  reason instanceof Error && 'code' in reason && CODES.test(String(reason.code))
