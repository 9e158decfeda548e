import { useEffect, useSyncExternalStore } from 'react'
import { endpointOf } from '#app/lib/endpoint-of.ts'
import { readInvitedToken, readPersonalLink } from '#app/lib/invited-token.ts'
import { leaveSignedIn, readToken } from '#app/lib/token.ts'
import type { Answer } from '#contract/endpoint.ts'
import type * as visitors from '#contract/visitors.ts'

/** What this visitor answered, added and gave here, and who they are (`getMine`). */
export type VisitorData = Pick<
  Answer<typeof visitors.getMine>,
  | 'userRsvp'
  | 'userDonations'
  | 'programme'
  | 'answers'
  | 'food'
  | 'accessNeeds'
  | 'invited'
  | 'account'
  | 'hostedUuid'
>

const getMine = endpointOf<typeof visitors.getMine>({ method: 'GET', path: '/public/memorial/:slug/mine' })

const nobody: VisitorData = {
  userRsvp: null,
  userDonations: [],
  programme: [],
  answers: [],
  food: '',
  accessNeeds: '',
  invited: null,
  account: null,
  hostedUuid: null,
}

let asked: Promise<VisitorData> | undefined
let known: VisitorData | null = null
const listeners = new Set<() => void>()

function set(mine: VisitorData) {
  known = mine
  for (const listener of listeners) listener()
}

/**
 * Loads the data once per page, by the token and the personal link. Without them the server is not asked. Never rejects: without an answer the page treats the visitor as new, and the next call asks again.
 */
export function loadVisitorData(slug: string): Promise<VisitorData> {
  asked ??= ask(slug)
  return asked
}

/**
 * Reads the data again after something was sent or somebody logged in. The current data stays until the answer arrives.
 */
export function reloadVisitorData(slug: string): Promise<VisitorData> {
  asked = ask(slug)
  return asked
}

async function ask(slug: string): Promise<VisitorData> {
  const inviteToken = readPersonalLink()
  const isAsked = inviteToken || readToken() || readInvitedToken()
  const mine = isAsked ? await answerOf(slug, inviteToken ? { inviteToken } : {}) : nobody
  if (mine) set(mine)
  else asked = undefined
  return mine ?? known ?? nobody
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
  useEffect(() => void loadVisitorData(slug), [slug])
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => null,
  )
}
