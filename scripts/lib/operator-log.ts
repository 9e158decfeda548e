import type { OperatorLogEntry } from '#contract/operator-log.ts'
import { ask } from './operator-call.ts'

/** Newest first: what operators did. */
export async function listLog(): Promise<void> {
  const { entries } = await ask('GET', '/operator/log')
  for (const { number, at, who, call, about } of entries as OperatorLogEntry[])
    console.log([number, at.slice(0, 19), who, call, JSON.stringify(about)].join('   '))
}
