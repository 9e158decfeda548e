/** Of PostgreSQL: starts, recovers or ends; has no room for another connection; takes none, or no writes just now. */
const STATES = /^(57P0[123]|08\w{3}|53[34]00|55000|25006)$/
/** Of the connection to it. */
const CONNECTION = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
])
/** What pg says in words alone. */
const WORDS =
  /^Connection terminated|timeout exceeded when trying to connect|has encountered a connection error/

/** Whether the database cannot be asked just now, or went away while it was: the same may be asked again soon. */
export function isDatabaseAway(reason: unknown): boolean {
  if (reason instanceof AggregateError) return reason.errors.some(isDatabaseAway)
  if (!(reason instanceof Error)) return false
  const code = 'code' in reason ? String(reason.code) : ''
  return STATES.test(code) || CONNECTION.has(code) || WORDS.test(reason.message)
}
