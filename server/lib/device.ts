import { makeCookie } from './cookie.ts'

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

/** Reads a `Cookie` header; null without our cookie. */
const deviceIn = (header: string | undefined): string | null =>
  /(?:^|;\s*)device=(key[0-9a-f]{32})(?:;|$)/.exec(header ?? '')?.[1] ?? null

/** Makes a `Set-Cookie` header. The cookie grants no access: it only tells a known browser from an unknown one. */
const deviceCookie = (secret: string, secure: boolean): string => makeCookie('device', secret, secure)

/** What a browser says of itself; null where it is none that we know. */
interface Agent {
  browser: Browser | null
  system: System | null
}

type Browser = (typeof browsers)[number][0]
type System = (typeof systems)[number][0]

// Most browsers also name Chrome, and Chrome names Safari, so the first match counts.
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOP[RT]\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  // An iPad identifies itself as a Mac.
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const

/** The longest part that is read: real headers are shorter. */
const LONGEST = 512

/** Reads a `User-Agent` header (RFC 9110, 10.1.5). Only names are kept: no version, no model. */
export function agentOf(header: string | undefined): Agent {
  const said = header?.slice(0, LONGEST) ?? ''
  return { browser: firstIn(browsers, said), system: firstIn(systems, said) }
}

function firstIn<N extends string>(known: readonly (readonly [N, RegExp])[], said: string): N | null {
  return known.find(([, mark]) => mark.test(said))?.[0] ?? null
}

/** The browser that a request comes from; `setCookie` lets it be known the next time. */
export const readDevice = (
  { headers }: { headers: NodeJS.Dict<string | string[]> },
  setCookie: (cookie: string) => void,
  secure: boolean,
): Device => ({
  agent: agentOf(String(headers['user-agent'] ?? '')),
  secret: deviceIn(String(headers.cookie ?? '')),
  keep: (secret) => setCookie(deviceCookie(secret, secure)),
})
