/**
 * PostgreSQL's codes: starting, recovering or stopping; no room for another connection; no connections or no writes at
 * the moment.
 */
const STATES = /^(57P0[123]|08\w{3}|53[34]00|55000|25006)$/
/** Errors of the connection. */
const CONNECTION = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
])
/** Errors for which pg has only a text. */
const WORDS =
  /^Connection terminated|timeout exceeded when trying to connect|has encountered a connection error/

/** Whether the database is unavailable, or became so during a call: the call may be retried soon. */
export function isDatabaseUnavailable(reason: unknown): boolean {
  if (reason instanceof AggregateError) return reason.errors.some(isDatabaseUnavailable)
  if (!(reason instanceof Error)) return false
  const code = 'code' in reason ? String(reason.code) : ''
  return STATES.test(code) || CONNECTION.has(code) || WORDS.test(reason.message)
}
