/** The headers of a mail, by name in small letters; of a repeated one the first. */
export type Headers = ReadonlyMap<string, string>

/**
 * Whether a program sent it rather than a person: an absence note, a mailing list, a delivery report (RFC 3834, 2 and 5).
 * Nothing is answered to these, so that two programs never answer each other.
 *
 * @param envelopeFrom empty for what must not be answered; null where it is not known
 */
export function isAutomatic(headers: Headers, from: string, envelopeFrom: string | null): boolean {
  const submitted = headers.get('auto-submitted')?.trim().toLowerCase()
  if (submitted !== undefined && !/^no\b/.test(submitted)) return true
  if (/^\s*(bulk|junk|list|auto[_-]?reply)\b/i.test(headers.get('precedence') ?? '')) return true
  if (OF_PROGRAMS.some((name) => headers.has(name))) return true
  if (/^\s*multipart\/report\b/i.test(headers.get('content-type') ?? '')) return true
  if (envelopeFrom === '' || headers.get('return-path')?.trim() === '<>') return true
  return [from, envelopeFrom ?? ''].some((address) => /^(mailer-daemon|postmaster)@/i.test(address))
}

const OF_PROGRAMS = ['list-id', 'x-autoreply', 'x-autorespond', 'x-auto-reply-from', 'x-failed-recipients']
