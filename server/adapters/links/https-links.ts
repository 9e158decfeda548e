import { lookup } from 'node:dns'
import { Agent, request } from 'node:https'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { StreamProblem } from '#contract/programme.ts'
import { readStreamLink } from '#contract/stream-link.ts'
import type { LinkCheck } from '#server/ports/link-check.ts'

/** Redirects that are followed, and the time for all of them. */
const LIMITS = { hops: 5, milliseconds: 10_000, headerBytes: 16 * 1024 }

type Found = StreamProblem | 'UNKNOWN' | null

interface Options {
  /** Of names; the system's by default. */
  resolve?: typeof lookup
  /** Whether an address may be asked. */
  isAllowed?: (address: string) => boolean
  /** Instead of 443, for tests. */
  port?: number
  /** Certificates that are trusted besides; for tests. */
  ca?: string
}

/**
 * Asks links by https, without cookies and without reading what they answer. Every name, also of a redirect, must lead to
 * public addresses alone, and the connection goes to the address that was looked at (docs/decisions/0024).
 */
export function httpsLinks({ resolve = lookup, isAllowed = isPublic, port, ca }: Options = {}): LinkCheck {
  /** In place of the system's: what it finds is what is connected to, so a name cannot lead elsewhere a moment later. */
  const guarded: LookupFunction = (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, [])
      if (addresses.length === 0 || !addresses.every(({ address }) => isAllowed(address)))
        return done(new PrivateAddress(), [])
      if (options.all) return done(null, addresses)
      const [first] = addresses
      done(null, first?.address ?? '', first?.family)
    })
  }

  function ask(url: string, signal: AbortSignal): Promise<{ status: number; location: string | undefined }> {
    const agent = new Agent({ keepAlive: false, maxCachedSessions: 0 })
    return new Promise((resolved, rejected) => {
      const asking = request(url, {
        agent,
        lookup: guarded,
        signal,
        maxHeaderSize: LIMITS.headerBytes,
        headers: { accept: '*/*', 'user-agent': 'Mozilla/5.0 (compatible; Afterglow link check)' },
        ...(port && { port }),
        ...(ca && { ca }),
      })
      asking.on('response', (response) => {
        resolved({ status: response.statusCode ?? 0, location: response.headers.location })
        // What it answers is not read.
        asking.destroy()
      })
      asking.on('upgrade', (_, socket) => {
        // Nobody asked for another protocol; from here on the signal does not end the connection.
        socket.destroy()
        rejected(new UnaskedUpgrade())
      })
      asking.on('error', rejected)
      asking.on('close', () => rejected(new Error('closed without an answer')))
      asking.end()
    })
  }

  async function follow(first: string, signal: AbortSignal): Promise<Found> {
    let url = first
    for (let hop = 0; hop <= LIMITS.hops; hop += 1) {
      const refusal = refusalOf(url)
      if (refusal) return refusal
      const { status, location } = await ask(url, signal)
      const isRedirect = status >= 300 && status < 400 && location !== undefined
      if (!isRedirect) return problemOf(status)
      if (!URL.canParse(location, url)) return 'BROKEN'
      url = new URL(location, url).href
    }
    return 'BROKEN'
  }

  return {
    async check(url) {
      const signal = AbortSignal.timeout(LIMITS.milliseconds)
      try {
        // Whatever a site answers, the job goes on at the end of its time.
        return await Promise.race([follow(url, signal), endOf(signal)])
      } catch (reason) {
        return problemIn(reason)
      }
    },
  }
}

class PrivateAddress extends Error {}

class UnaskedUpgrade extends Error {}

const endOf = (signal: AbortSignal) =>
  new Promise<never>((_, rejected) => {
    signal.addEventListener('abort', () => rejected(signal.reason), { once: true })
  })

/** All public unicast addresses of IPv6 (RFC 4291, IANA); outside are those that carry one of IPv4, such as `::7f00:1`. */
const GLOBAL = ipaddr.parseCIDR('2000::/3')

/** Public unicast: neither of this machine, nor of a private network, nor one that carries another address. */
function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(GLOBAL))
}

/** Why a link is not asked at all. Other ports are not, so that nobody can try those of a stranger through this server. */
function refusalOf(url: string): Found {
  const { protocol, port } = new URL(url)
  if (protocol !== 'https:') return 'UNSAFE'
  if (!readStreamLink(url)) return 'PRIVATE'
  return port === '' ? null : 'UNKNOWN'
}

/** A site that wants a password, or takes this for a machine, answers. */
function problemOf(status: number): StreamProblem | null {
  if (status === 404 || status === 410) return 'MISSING'
  if (status < 400 || [401, 403, 405, 406, 429].includes(status)) return null
  return 'BROKEN'
}

const ofThisMachine = ['EAI_AGAIN', 'ENETUNREACH', 'ENETDOWN', 'EHOSTUNREACH', 'EMFILE', 'ENOBUFS', 'EACCES']

function problemIn(reason: unknown): Found {
  if (reason instanceof PrivateAddress) return 'PRIVATE'
  if (reason instanceof UnaskedUpgrade) return 'BROKEN'
  const code = reason instanceof Error && 'code' in reason ? String(reason.code) : ''
  if (code === 'ENOTFOUND' || code === 'ENODATA') return 'NO_NAME'
  if (ofThisMachine.includes(code)) return 'UNKNOWN'
  if (/^(ERR_TLS|CERT_|DEPTH_ZERO|UNABLE_TO|SELF_SIGNED|ERR_SSL|EPROTO|HOSTNAME_)/.test(code)) return 'UNSAFE'
  return code.startsWith('HPE_') ? 'BROKEN' : 'SILENT'
}
