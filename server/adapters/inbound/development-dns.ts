import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto'
import type { DNSResolver } from 'mailauth'

/** A key that signs replies from the mailbox of development for whatever domain they come from. */
export interface DevelopmentKey {
  selector: string
  privateKey: string
}

let made: DevelopmentKey | undefined

/** The same for as long as the process runs: to make one takes most of a tenth of a second. */
export function developmentKey(): DevelopmentKey {
  made ??= makeKey()
  return made
}

function makeKey(): DevelopmentKey {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { selector: 'mailbox', privateKey: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString() }
}

/**
 * Answers as if every domain had published this key, and nothing else. No question leaves the machine. Only where the outbox is
 * the mailer.
 */
export function developmentDns({ selector, privateKey }: DevelopmentKey): DNSResolver {
  const key = createPublicKey(createPrivateKey(privateKey)).export({ format: 'der', type: 'spki' })
  return async (domain, type) => {
    if (type === 'TXT' && domain.startsWith(`${selector}._domainkey.`))
      return [[`v=DKIM1; k=rsa; p=${key.toString('base64')}`]]
    throw Object.assign(new Error(`Nothing is known of ${domain} in development`), { code: 'ENOTFOUND' })
  }
}
