import { ConfigError } from './config.ts'

/** Errors of the database, by name. */
const foreseen = [
  'DatabaseInUse',
  'DatabaseDidNotStart',
  'DataFolderUnusable',
  'MigrationRefused',
  'PoolerRefused',
]

/** Whether an error at the start is told in one line, without its stack. */
export const isForeseen = (reason: unknown): reason is Error =>
  reason instanceof ConfigError ||
  (reason instanceof Error && (foreseen.includes(reason.name) || codeOf(reason) !== undefined))

/** An error's `code`, such as EADDRINUSE; undefined without one. */
export const codeOf = (reason: unknown) =>
  reason instanceof Error && 'code' in reason && typeof reason.code === 'string' ? reason.code : undefined

/** A host with two addresses fails twice, and the error that contains both has no message. */
export function inWords(reason: unknown): string {
  if (reason instanceof AggregateError) return reason.errors.map(inWords).join(', ')
  return reason instanceof Error ? reason.message : String(reason)
}
