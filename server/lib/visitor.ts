import type { Caller } from './caller.ts'

/** Whoever comes to a memorial: by a token, if they have one, and with the passes that this device was given. */
export interface Visitor {
  caller: Caller | null
  passes: Passes
}

/** Whose account it is; an address that is not confirmed proves nobody. */
export const provenCaller = ({ caller }: Visitor): Caller | null => (caller?.emailVerified ? caller : null)

/** By the uuid of the memorial that each opens. */
type Passes = ReadonlyMap<string, string>

const NAME = 'pass-'

/** A `Cookie` header; whatever else is in it is not looked at. */
export function passesIn(header: string | undefined): Passes {
  const passes = new Map<string, string>()
  for (const pair of header?.split(';') ?? []) {
    const [name = '', value = ''] = pair.trim().split('=')
    if (name.startsWith(NAME)) passes.set(name.slice(NAME.length), value)
  }
  return passes
}

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** A `Set-Cookie` header: the device remembers that its owner knew the word. */
export function passCookie({ memorialUuid, pass }: { memorialUuid: string; pass: string }, secure: boolean) {
  const parts = [
    `${NAME}${memorialUuid}=${pass}`,
    'Path=/',
    `Max-Age=${YEAR_SECONDS}`,
    'HttpOnly',
    'SameSite=Lax',
  ]
  return [...parts, ...(secure ? ['Secure'] : [])].join('; ')
}
