import type { RefObject } from 'react'
import type { User } from '#contract/accounts.ts'

/** A failure that belongs to no field, and what failed. */
export interface CodeTrouble {
  with: 'verify' | 'resend'
  title: string
  reason: string | null
  retry: boolean
}

/** The mailed code while it is entered. */
export interface CodeEntry {
  /** Ref for the element around the field, to find what gets the focus. */
  form: RefObject<HTMLDivElement | null>
  code: string
  /** What is wrong with the code. */
  error: string | null
  trouble: CodeTrouble | null
  /** What became of the code that was asked for last: a new one was sent, or the one before still works. */
  news: 'resent' | 'stillWorks' | null
  /** Seconds until another code may be requested. */
  wait: number
  busy: boolean
  write(code: string): void
  verify(): Promise<void>
  resend(): Promise<void>
  /** Has a code sent that nobody asked for; one that was sent a moment ago will do. */
  sendFirst(failure: string): Promise<void>
  /** To be called when a code was asked for; `isNew`: one was sent. */
  codeSent(isNew?: boolean): void
  /** Clears messages about the last try. */
  forget(): void
}

/** Another use of a mailed code than to prove the address of a new account. Both reject with `ApiError`. */
interface CodeProof {
  check(code: string): Promise<User>
  send(): Promise<void>
}

/** What a screen hands to `useCodeEntry`. */
export interface CodeEntryOptions {
  /** What was typed, and what keeps it: in memory only. */
  code: string
  onCode: (code: string) => void
  /** What is wrong with a code before it is sent. */
  problemOf: (code: string) => string | undefined
  /** How a code is checked and mailed again; by default as the proof of a new account's address. */
  proof?: CodeProof | undefined
  /** The title of a failure. */
  failed: string
  /** Called once the address is confirmed; the button stays busy until the promise settles. */
  onConfirmed: (user: User) => Promise<unknown> | unknown
}
