import type { HandOver } from '#contract/hand-overs.ts'
import type { Operator } from '#contract/operators.ts'
import { ask } from './operator-call.ts'

// Whose accounts are operators', and memorials that they hand over.

export async function listOperators() {
  printOperators(await ask('GET', '/operator/operators'))
}

/** Gives the mark, or takes it. */
export async function markOperator(act: 'add' | 'remove', email: string) {
  printOperators(await ask('POST', `/operator/operators/${act}`, { email }))
}

function printOperators({ operators }: { operators: Operator[] }) {
  if (operators.length === 0)
    console.log('No account opens the desk: npm run operator -- operators add ADDRESS')
  for (const { email, since, passkeys, lastSeenAt } of operators) {
    const keys = passkeys === 1 ? '1 passkey' : `${passkeys} passkeys`
    const seen = lastSeenAt ? `last shown ${minute(lastSeenAt)}` : 'never shown'
    console.log([email, `since ${minute(since)}`, keys, seen].join('   '))
  }
}

export async function listHandOvers() {
  printHandOvers(await ask('GET', '/operator/hand-overs'))
}

export async function askHandOver(memorialUuid: string, email = '', grounds = '') {
  const path = `/operator/hand-overs/ask/${encodeURIComponent(memorialUuid)}`
  printHandOvers(await ask('POST', path, { email, grounds }))
}

export async function endHandOver(act: 'finish' | 'call-off', uuid: string) {
  printHandOvers(await ask('POST', `/operator/hand-overs/${act}/${encodeURIComponent(uuid)}`))
}

function printHandOvers({ handOvers }: { handOvers: HandOver[] }) {
  if (handOvers.length === 0) console.log('No memorial is to be handed over.')
  for (const { uuid, state, nameOfPerson, fromEmail, toEmail, ...told } of handOvers) {
    console.log([uuid, state, nameOfPerson, `${fromEmail || 'nobody'} to ${toEmail}`].join('   '))
    console.log(
      `  asked by ${told.askedBy} at ${minute(told.askedAt)}; can be done from ${minute(told.dueAt)}`,
    )
    if (told.endedBy && told.endedAt) console.log(`  ended by ${told.endedBy} at ${minute(told.endedAt)}`)
    console.log(told.grounds.replace(/^/gm, '  | '))
  }
}

const minute = (at: string) => `${at.slice(0, 16).replace('T', ' ')} UTC`
