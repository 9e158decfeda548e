import { useEffect, useSyncExternalStore } from 'react'
import { endpointOf } from '#app/lib/endpoint-of.ts'
import { readInvitedToken, readPersonalLink } from '#app/lib/invited-token.ts'
import { leaveSignedIn, readToken } from '#app/lib/token.ts'
import type { Answer } from '#contract/endpoint.ts'
import type * as visitors from '#contract/visitors.ts'

/** Who this visitor is, and the events that only they are asked to (`getMine`). */
type VisitorData = Pick<Answer<typeof visitors.getMine>, 'programme' | 'invited' | 'account' | 'hostedUuid'>

const getMine = endpointOf<typeof visitors.getMine>({ method: 'GET', path: '/public/memorial/:slug/mine' })

let isAsking = false
let known: VisitorData | null = null
const listeners = new Set<() => void>()

/** Asks once per page, by the token and the personal link, and again where no answer came. Never rejects. */
async function ask(slug: string): Promise<void> {
  const inviteToken = readPersonalLink()
  const hasProof = inviteToken !== null || readToken() !== null || readInvitedToken() !== null
  if (known || isAsking || !hasProof) return
  isAsking = true
  known = await answerOf(slug, inviteToken ? { inviteToken } : {})
  isAsking = false
  for (const listener of listeners) listener()
}

async function answerOf(slug: string, query: { inviteToken?: string }): Promise<VisitorData | null> {
  try {
    // Visitors without token or link need not load it.
    const { call } = await import('#app/lib/api.ts')
    const read = () => call(getMine, { params: { slug }, query })
    const mine = await read()
    if (!isOfAnother(mine)) return mine
    leaveSignedIn()
    return await read()
  } catch {
    return null
  }
}

/** The personal link names another person than the one who is signed in on this device; hosts may look at the links they sent. */
const isOfAnother = ({ account, invited, hostedUuid }: VisitorData): boolean =>
  hostedUuid === null &&
  account !== null &&
  Boolean(invited?.email) &&
  account.email.toLowerCase() !== invited?.email.toLowerCase()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** null until it is known, and at first, when everyone gets the same HTML. */
export function useVisitorData(slug: string): VisitorData | null {
  useEffect(() => void ask(slug), [slug])
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => null,
  )
}
