import type { Agent } from './user-agent.ts'

/** The browser that asks. */
export interface Device {
  agent: Agent
  /** What it was given when somebody signed in with it. */
  secret: string | null
  /** Has it keep a secret. */
  keep(secret: string): void
}

/** Whoever tries to get in: their network, and their browser. */
export interface Doorstep {
  ip: string
  device: Device
}

const NAME = 'device'
/** How long a browser is known. */
export const DEVICE_DAYS = 365

/** A `Cookie` header; null where it has none of ours. */
export const deviceIn = (header: string | undefined): string | null =>
  /(?:^|;\s*)device=([\w-]{43})(?:;|$)/.exec(header ?? '')?.[1] ?? null

/** A `Set-Cookie` header. It lets nobody in: it only tells a browser that was here before from a stranger's. */
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
