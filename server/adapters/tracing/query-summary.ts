/**
 * The name of a statement in traces, such as `select memorials`: its verb and its first table, as OpenTelemetry's
 * `db.query.summary` asks. Never a value: only a word of letters at the begin, and the name that follows `from`, `into`
 * or `update`. A table that it does not find, such as that of `with … select`, makes a span less telling and nothing
 * else, so it does not parse (docs/decisions/0003).
 */
export function summaryOfQuery(text: string): string {
  const [verb = 'query'] = /[a-z]+/i.exec(text) ?? []
  const [, table] = /\b(?:from|into|update)\s+(?:only\s+)?"?([a-z_][a-z0-9_.]*)/i.exec(text) ?? []
  return [verb.toLowerCase(), ...(table ? [table] : [])].join(' ')
}
