import { Resolver } from 'node:dns/promises'
import type { AuthenticateResult, DNSResolver } from 'mailauth'
import type { SenderCheck } from '#server/ports/sender-check.ts'

/** Few domains need longer, and one that never answers delays only its own mail. */
const DNS = { timeout: 3000, tries: 2 }

/** The DNS of the machine. */
export function systemDns(): DNSResolver {
  const resolver = new Resolver(DNS)
  return (domain, type) => resolver.resolve(domain, type) as Promise<string[]>
}

/**
 * SPF, DKIM and DMARC (RFC 7208, 6376, 7489), by mailauth.
 *
 * @param mta how this server is called in results; only for the record
 */
export function senderCheck({ dns, mta }: { dns: DNSResolver; mta: string }): SenderCheck {
  return {
    async isAligned({ raw, envelopeFrom, ip, helo }) {
      // Loaded with the first mail: most nodes never need it.
      const { authenticate } = await import('mailauth')
      const result = await authenticate(raw, {
        resolver: dns,
        mta,
        sender: envelopeFrom,
        ...(ip && { ip, ...(helo && { helo }) }),
        disableArc: true,
        disableBimi: true,
        rejectRsaSha1: true,
      })
      if (isAligned(result)) return true
      if (failedForNow(result, ip)) throw new Error('The DNS could not be asked about the sender of a mail')
      return false
    },
  }
}

/** A domain without a DMARC policy may still have signed, or named the server that sent it. */
function isAligned({ dkim, dmarc, spf }: AuthenticateResult): boolean {
  if (dkim.fromFields !== 1 || dkim.headerFrom.length !== 1) return false
  if (dmarc && dmarc.status.result === 'pass') return !hasUnsignedEnd(dkim.results)
  if (dmarc && dmarc.status.result !== 'none') return false
  const domain = dkim.headerFrom[0]?.split('@').at(-1)?.toLowerCase()
  if (spf && spf.status.result === 'pass' && spf.domain.toLowerCase() === domain) return true
  return dkim.results.some(({ status, canonBodyLengthLimited }) =>
    Boolean(status.result === 'pass' && status.aligned && !canonBodyLengthLimited),
  )
}

/** A signature of only the beginning lets anybody add words and photos below. */
const hasUnsignedEnd = (results: AuthenticateResult['dkim']['results']) => {
  const passed = results.filter(({ status }) => status.result === 'pass')
  return passed.length > 0 && passed.every(({ canonBodyLengthLimited }) => canonBodyLengthLimited)
}

/** SPF says so, too, where no server is known to ask about. */
const failedForNow = ({ dkim, dmarc, spf }: AuthenticateResult, ip: string | null) =>
  dkim.results.some(({ status }) => status.result === 'temperror') ||
  (dmarc && dmarc.status.result === 'temperror') ||
  (ip !== null && spf && spf.status.result === 'temperror')
