import { isSameSecret, sealOf } from './codes.ts'

/** What a mail with a reply address of its own was about: an invitation, or a memory whose sender got a receipt. */
export interface ReplyTarget {
  kind: 'contact' | 'memory'
  uuid: string
}

/** Addresses that only the product can make, each for one person at one memorial. */
export type ReplyAddresses = ReturnType<typeof replyAddresses>

/**
 * Reply addresses like `c<id>-<signature>@reply.example.com`. They hold the row's id and nothing about the person, and
 * cannot be guessed without the secret.
 *
 * @param options.secrets the first signs, all are accepted
 */
export function replyAddresses({ domain, secrets }: { domain: string; secrets: readonly string[] }) {
  const sign = (subject: string, secret = secrets[0] ?? '') => sealOf(`reply ${subject}`, secret)
  return {
    /** The local part has at most 64 characters (RFC 5321, 4.5.3.1.1). */
    addressOf({ kind, uuid }: ReplyTarget): string {
      // With the base of 36 the id is short, and in small letters: mail servers may fold the case of a local part.
      const id = BigInt(`0x${uuid.replaceAll('-', '')}`).toString(36)
      const subject = `${kind === 'contact' ? 'c' : 'm'}${id}`
      return `${subject}-${sign(subject)}@${domain}`
    },
    /** Null for an address that we did not make. Mail servers may have changed the case. */
    read(address: string): ReplyTarget | null {
      const at = address.lastIndexOf('@')
      if (address.slice(at + 1).toLowerCase() !== domain.toLowerCase()) return null
      const match = /^(([cm])([a-z0-9]{1,25}))-(key[0-9a-f]{32})$/.exec(address.slice(0, at).toLowerCase())
      if (!match) return null
      const [, subject = '', letter, id = '', mac = ''] = match
      if (!secrets.some((secret) => isSameSecret(mac, sign(subject, secret)))) return null
      return { kind: letter === 'c' ? 'contact' : 'memory', uuid: uuidOf(id) }
    },
  }
}

function uuidOf(id: string): string {
  const value = [...id].reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n)
  const hex = value.toString(16).padStart(32, '0')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
