import type { DNSResolver } from 'mailauth'
import { type DevelopmentKey, developmentDns, developmentKey } from './adapters/inbound/development-dns.ts'
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
    senderCheck: senderCheck({ dns: dns ?? developmentDns(mailboxKey), mta: domain }),
    mailboxKey,
  }
}
