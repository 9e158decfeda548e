import type { Agent } from './user-agent.ts'

/** The caller's browser. */
export interface Device {
  agent: Agent
  /** The secret it got when somebody signed in with it. */
  secret: string | null
  /** Stores a secret in it. */
  keep(secret: string): void
}

/** A person who tries to sign in: their network and their browser. */
export interface SignInOrigin {
  ip: string
  device: Device
}

const NAME = 'device'
/** How long a browser is remembered. */
export const DEVICE_DAYS = 365

/** Reads a `Cookie` header; null without our cookie. */
export const deviceIn = (header: string | undefined): string | null =>
  /(?:^|;\s*)device=(key[0-9a-f]{32})(?:;|$)/.exec(header ?? '')?.[1] ?? null

/** Makes a `Set-Cookie` header. The cookie grants no access: it only tells a known browser from an unknown one. */
export function deviceCookie(secret: string, secure: boolean): string {
  const parts = [
    `${NAME}=${secret}`,
    'Path=/',
    `Max-Age=${DEVICE_DAYS * 24 * 60 * 60}`,
    'HttpOnly',
    'SameSite=Lax',
  ]
  return [...parts, ...(secure ? ['Secure'] : [])].join('; ')
}
