/** Full, broken, read-only, forbidden, gone, or no handles left. */
const CODES = new Set([
  'ENOSPC',
  'EDQUOT',
  'EIO',
  'EROFS',
  'EACCES',
  'EPERM',
  'EMFILE',
  'ENFILE',
  'ENODEV',
  'ESTALE',
])

/** Whether our own disk said no: no fault of whoever asked, and for the operator to know. */
export const isDiskRefusal = (reason: unknown): boolean =>
  reason instanceof Error && 'code' in reason && CODES.has(String(reason.code))
