import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto'
import type { DNSResolver } from 'mailauth'
import { senderCheck, systemDns } from './adapters/inbound/sender-check.ts'
import type { Config } from './config.ts'
import { type ReplyAddresses, replyAddresses } from './lib/reply-addresses.ts'
import { storedSecret } from './lib/stored-secret.ts'
import type { SenderCheck } from './ports/sender-check.ts'

interface Inbound {
  /** Null: replies do not come in. */
  replyAddresses: ReplyAddresses | null
  senderCheck: SenderCheck
  /** Signs replies from the mailbox of development; null without that. */
  mailboxKey: DevelopmentKey | null
}

/** Of addresses in the mailbox of development. Nothing is ever sent there. */
const DEVELOPMENT_DOMAIN = 'reply.localhost'

/**
 * What replies to mails need: as configured, else for the mailbox of development, else nothing.
 *
 * @param options.dns of tests
 */
export async function openInbound({
  inbound,
  hasOutbox,
  dataDir,
  dns,
}: Pick<Config, 'inbound' | 'dataDir'> & {
  hasOutbox: boolean
  dns: DNSResolver | undefined
}): Promise<Inbound> {
  if (!hasOutbox) {
    const check = senderCheck({ dns: dns ?? systemDns(), mta: inbound?.domain ?? 'localhost' })
    return { replyAddresses: inbound && replyAddresses(inbound), senderCheck: check, mailboxKey: null }
  }
  const mailboxKey = developmentKey()
  const secrets = inbound?.secrets ?? [await storedSecret(dataDir, 'inbound-secret', null)]
  const domain = inbound?.domain ?? DEVELOPMENT_DOMAIN
  return {
    replyAddresses: replyAddresses({ domain, secrets }),
    senderCheck: senderCheck({ dns: dns ?? makeDevelopmentDns(mailboxKey), mta: domain }),
    mailboxKey,
  }
}

/** A key that signs replies from the mailbox of development for whatever domain they come from. */
interface DevelopmentKey {
  selector: string
  privateKey: string
}

let made: DevelopmentKey | undefined

/** The same for as long as the process runs: to make one takes most of a tenth of a second. */
function developmentKey(): DevelopmentKey {
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
export function makeDevelopmentDns({ selector, privateKey }: DevelopmentKey): DNSResolver {
  const key = createPublicKey(createPrivateKey(privateKey)).export({ format: 'der', type: 'spki' })
  return async (domain, type) => {
    if (type === 'TXT' && domain.startsWith(`${selector}._domainkey.`))
      return [[`v=DKIM1; k=rsa; p=${key.toString('base64')}`]]
    throw Object.assign(new Error(`Nothing is known of ${domain} in development`), { code: 'ENOTFOUND' })
  }
}
