import { isSameSecret, sealOf } from './codes.ts'

/** What a mail with a reply address of its own was about: an invitation, or a memory whose sender got a receipt. */
export interface ReplyTarget {
  kind: 'contact' | 'memory'
  uuid: string
}

/** Addresses that only the product can make, each for one person at one memorial. */
export type ReplyAddresses = ReturnType<typeof replyAddresses>

const kinds = { contact: 'c', memory: 'm' } as const

/** RFC 4648, in small letters: mail servers may fold the case of a local part. */
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'

/**
 * Reply addresses like `c<id>-<signature>@reply.example.com`. They hold the row's id and nothing about the person, and
 * cannot be guessed without the secret.
 *
 * @param options.secrets the first signs, all are accepted
 */
export function replyAddresses({ domain, secrets }: { domain: string; secrets: readonly string[] }) {
  const sign = (subject: string, secret = secrets[0] ?? '') => sealOf(`reply ${subject}`, secret)

  function localPart({ kind, uuid }: ReplyTarget): string {
    const subject = `${kinds[kind]}${base32(Buffer.from(uuid.replaceAll('-', ''), 'hex'))}`
    return `${subject}-${sign(subject)}`
  }

  return {
    /** The local part has at most 64 characters (RFC 5321, 4.5.3.1.1). */
    addressOf: (target: ReplyTarget): string => `${localPart(target)}@${domain}`,
    /** Null for an address that we did not make. Mail servers may have changed the case. */
    read(address: string): ReplyTarget | null {
      const at = address.lastIndexOf('@')
      if (address.slice(at + 1).toLowerCase() !== domain.toLowerCase()) return null
      const match = /^(([cm])([a-z2-7]{26}))-(key[0-9a-f]{32})$/.exec(address.slice(0, at).toLowerCase())
      if (!match) return null
      const [, subject = '', letter, id = '', mac = ''] = match
      if (!secrets.some((secret) => isSameSecret(mac, sign(subject, secret)))) return null
      return { kind: letter === 'c' ? 'contact' : 'memory', uuid: uuidOf(id) }
    },
  }
}

function base32(bytes: Uint8Array): string {
  let text = ''
  let value = 0
  let bits = 0
  for (const byte of bytes) {
    value = (value << 8) | byte
    bits += 8
    for (; bits >= 5; bits -= 5) text += ALPHABET[(value >>> (bits - 5)) & 31]
    value &= (1 << bits) - 1
  }
  return bits > 0 ? text + ALPHABET[(value << (5 - bits)) & 31] : text
}

/** The id in 26 letters; its last two bits are not used. */
function uuidOf(letters: string): string {
  const bits = [...letters].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const hex = BigInt(`0b${bits.slice(0, 128)}`)
    .toString(16)
    .padStart(32, '0')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
