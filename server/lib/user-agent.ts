/** What a browser says of itself; null where it is none that we know. */
export interface Agent {
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
