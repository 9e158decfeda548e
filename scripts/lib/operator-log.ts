import type { OperatorLogEntry } from '#contract/operator-log.ts'
import { ask } from './operator-call.ts'

/** Newest first: what the operator did, and whether every entry still says what it said. */
export async function listLog(): Promise<void> {
  const { entries, brokenAt, hash } = await ask('GET', '/operator/log?whole=true')
  for (const { number, at, who, call, about } of entries as OperatorLogEntry[])
    console.log([number, at.slice(0, 19), who ?? 'token', call, JSON.stringify(about)].join('   '))
  if (brokenAt !== null) throw new Error(`Entry ${brokenAt} was changed, or one before it is missing.`)
  console.log(`Nothing was changed. The newest entry has the hash ${hash}.`)
}
