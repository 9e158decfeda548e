import type { Variables } from './environment.ts'
import { ConfigError } from './error.ts'

/** How replies to mails come in. */
export interface InboundConfig {
  /** The domain of reply addresses. */
  domain: string
  /** The first signs them; former ones are still accepted. */
  secrets: readonly string[]
  /** Where workers listen for mail; null for not at all. */
  listen: { lmtp: boolean; host: string; port: number } | null
  /** Checks what a provider or a script posts; null for no such address. */
  webhookSecret: string | null
  /** The largest mail. */
  maxBytes: number
}

/** All that is needed, or nothing. */
export function inboundOf(env: Variables): InboundConfig | null {
  const { INBOUND_DOMAIN: domain, INBOUND_SECRET: secrets } = env
  const beside = {
    INBOUND_SECRET: secrets,
    INBOUND_LISTEN: env.INBOUND_LISTEN,
    INBOUND_WEBHOOK_SECRET: env.INBOUND_WEBHOOK_SECRET,
  }
  if (!domain) {
    for (const [name, value] of Object.entries(beside))
      if (value)
        throw new ConfigError(`${name} is set without INBOUND_DOMAIN: replies go to an address there`)
    return null
  }
  if (!secrets)
    throw new ConfigError('INBOUND_SECRET is missing beside INBOUND_DOMAIN: it signs reply addresses')
  if (!env.INBOUND_LISTEN && !env.INBOUND_WEBHOOK_SECRET)
    throw new ConfigError(
      'INBOUND_LISTEN is missing beside INBOUND_DOMAIN, or INBOUND_WEBHOOK_SECRET: replies have to arrive somewhere',
    )
  return {
    domain,
    secrets,
    listen: env.INBOUND_LISTEN ? listenOf(env.INBOUND_LISTEN) : null,
    webhookSecret: env.INBOUND_WEBHOOK_SECRET ?? null,
    maxBytes: env.INBOUND_MAX_MB * 1024 * 1024,
  }
}

function listenOf(text: string) {
  const { protocol, hostname, port } = new URL(text)
  if (!port) throw new ConfigError('INBOUND_LISTEN must name a port, like lmtp://127.0.0.1:2424')
  return { lmtp: protocol === 'lmtp:', host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) }
}
