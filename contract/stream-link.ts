/** Sites on which services are streamed; their subdomains count. */
const KNOWN = [
  'youtube.com',
  'youtube-nocookie.com',
  'youtu.be',
  'vimeo.com',
  'livestream.com',
  'zoom.us',
  'zoomgov.com',
  'teams.microsoft.com',
  'teams.live.com',
  'meet.google.com',
  'facebook.com',
  'fb.watch',
  'twitch.tv',
  'oneroomstreaming.com',
  'obitus.com',
  'wesleymedia.co.uk',
  'memoryshare.com',
  'funeralvue.com',
  'gatheringus.com',
]

/**
 * Names that lead nowhere outside of a house (RFC 6761, RFC 6762, RFC 8375, and those reserved by ICANN for it), and those
 * that ordinary browsers do not open (RFC 7686).
 */
const LOCAL = [
  'localhost',
  'local',
  'internal',
  'lan',
  'home',
  'corp',
  'intranet',
  'home.arpa',
  'invalid',
  'test',
  'onion',
  'i2p',
  'alt',
]

/** Public names that lead into one's own machine or house: to the address that is written in them, or to 127.0.0.1. */
const LEADING_HOME = [
  'nip.io',
  'sslip.io',
  'xip.io',
  'traefik.me',
  'localtest.me',
  'lvh.me',
  'vcap.me',
  'lacolhost.com',
  'local.gd',
  'localho.st',
]

export interface StreamLink {
  /** As the browser writes it. */
  url: string
  /** The site, for the host and for visitors to read. */
  site: string
  /** The host is warned of others: whoever sells false streams sends such links. */
  isKnown: boolean
}

/** Whether whoever opens this link of Zoom is its host: it holds the key that starts the meeting. */
export function isHostLink(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !['zoom.us', 'zoomgov.com'].some((site) => isWithin(url.hostname, site))) return false
  return url.searchParams.has('zak') || /^\/s\//i.test(url.pathname)
}

/**
 * Reads a link to a stream or a recording. Null unless it is https, on a public name, without a user name or a host's key in it.
 */
export function readStreamLink(text: string): StreamLink | null {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '' || isHostLink(text))
    return null
  const name = url.hostname.replace(/\.$/, '')
  if (!isPublicName(name)) return null
  return {
    url: url.href,
    site: name.replace(/^www\./, ''),
    isKnown: KNOWN.some((site) => isWithin(name, site)),
  }
}

/** Not an IP address in any way of writing: `URL` has made them all dotted or bracketed. */
function isPublicName(name: string): boolean {
  if (name.startsWith('[') || /^[\d.]+$/.test(name)) return false
  const labels = name.split('.')
  if (labels.length < 2 || labels.includes('')) return false
  return ![...LOCAL, ...LEADING_HOME].some((local) => isWithin(name, local))
}

const isWithin = (name: string, site: string) => name === site || name.endsWith(`.${site}`)
