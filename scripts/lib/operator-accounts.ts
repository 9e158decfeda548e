import type { HandOver } from '#contract/operating.ts'
import type { Operator } from '#contract/operators.ts'
import { ask } from './operator-call.ts'

// The accounts of operators, and memorials that two of them hand over.

export async function listOperators() {
  const { operators } = await ask('GET', '/operator/operators')
  if (operators.length === 0)
    console.log('Nobody has an account yet: npm run operator -- operators invite NAME')
  for (const { name, passkeys, invitedUntil, lastSeenAt } of operators as Operator[]) {
    const keys = passkeys.length === 1 ? '1 passkey' : `${passkeys.length} passkeys`
    const seen = lastSeenAt ? `last here ${minute(lastSeenAt)}` : 'never here'
    const link = invitedUntil && `a link until ${minute(invitedUntil)}`
    const by = new Set(passkeys.map(({ invitedBy }) => invitedBy ?? 'unknown'))
    const links = by.size > 0 && `by links of ${[...by].join(', ')}`
    console.log([name, keys, links, seen, link].filter(Boolean).join('   '))
  }
}

/** Prints a link for one passkey. */
export async function inviteOperator(name: string, lost: boolean) {
  const { operator, link } = await ask('POST', '/operator/operators/invite', { name, lost })
  console.log(link)
  console.log(
    `It registers one passkey of ${operator.name}, once, until ${minute(operator.invitedUntil)}. Hand it over yourself.`,
  )
  if (lost) console.log('The passkeys of before and everything that was logged in have ended.')
}

export async function removeOperator(name: string) {
  const { operators } = await ask('GET', '/operator/operators')
  const found = (operators as Operator[]).find((one) => one.name.toLowerCase() === name.toLowerCase())
  if (!found) throw new Error('There is no such operator.')
  const { invited } = await ask('POST', `/operator/operators/remove/${found.uuid}`)
  console.log(`${found.name} is removed and logged out everywhere.`)
  if (invited.length > 0)
    console.log(`Look at these, who came by their links: ${invited.join(', ')}. Remove whom nobody knows.`)
}

export async function listHandOvers() {
  printHandOvers(await ask('GET', '/operator/hand-overs'))
}

export async function askHandOver(memorialUuid: string, email = '', grounds = '') {
  const path = `/operator/hand-overs/ask/${encodeURIComponent(memorialUuid)}`
  printHandOvers(await ask('POST', path, { email, grounds }))
}

export async function endHandOver(act: 'witness' | 'call-off', uuid: string) {
  printHandOvers(await ask('POST', `/operator/hand-overs/${act}/${encodeURIComponent(uuid)}`))
}

function printHandOvers({ handOvers }: { handOvers: HandOver[] }) {
  if (handOvers.length === 0) console.log('No memorial is to be handed over.')
  for (const { uuid, state, nameOfPerson, fromEmail, toEmail, ...told } of handOvers) {
    console.log([uuid, state, nameOfPerson, `${fromEmail || 'nobody'} to ${toEmail}`].join('   '))
    console.log(
      `  asked by ${told.askedBy} at ${minute(told.askedAt)}; from ${minute(told.dueAt)} another can witness it`,
    )
    if (told.endedBy && told.endedAt) console.log(`  ended by ${told.endedBy} at ${minute(told.endedAt)}`)
    console.log(told.grounds.replace(/^/gm, '  | '))
  }
}

const minute = (at: string) => `${at.slice(0, 16).replace('T', ' ')} UTC`
