import type { Caller } from './caller.ts'
import { makeCookie } from './cookie.ts'

/** A visitor of a memorial: their account, if signed in, and the passes stored on their device. */
export interface Visitor {
  caller: Caller | null
  passes: Passes
  /** null: not a person at an address, but the product itself. */
  network: string | null
  /** Of the personal or printed link that they came by (`?i=…`). */
  linkToken?: string | null | undefined
}

/** The visitor's account; one with an unconfirmed address does not count. */
export const provenCaller = ({ caller }: Visitor): Caller | null => (caller?.emailVerified ? caller : null)

/** By the uuid of the memorial that each opens. */
type Passes = ReadonlyMap<string, string>

const NAME = 'pass-'

/** Reads a `Cookie` header; ignores other cookies. */
export function passesIn(header: string | undefined): Passes {
  const passes = new Map<string, string>()
  for (const pair of header?.split(';') ?? []) {
    const [name = '', value = ''] = pair.trim().split('=')
    if (name.startsWith(NAME)) passes.set(name.slice(NAME.length), value)
  }
  return passes
}

/** Makes a `Set-Cookie` header: the device remembers that the passcode was right. */
export const passCookie = ({ memorialUuid, pass }: { memorialUuid: string; pass: string }, secure: boolean) =>
  makeCookie(`${NAME}${memorialUuid}`, pass, secure)
