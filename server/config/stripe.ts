import type { Variables } from './environment.ts'
import { ConfigError } from './error.ts'

/** The settings of `adapters/payments/stripe.ts`, and the secret that signs its webhooks. */
export interface StripeConfig {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  connectedAccount: string | null
  apiBase: string | null
  scriptUrl: string
}

export function stripeOf(env: Variables): StripeConfig | null {
  const { STRIPE_SECRET_KEY: secretKey } = env
  const beside = {
    STRIPE_PUBLISHABLE_KEY: env.STRIPE_PUBLISHABLE_KEY,
    STRIPE_WEBHOOK_SECRET: env.STRIPE_WEBHOOK_SECRET,
  }
  for (const [name, value] of Object.entries(beside)) {
    if (secretKey && !value) throw new ConfigError(`${name} is missing beside STRIPE_SECRET_KEY`)
    if (!secretKey && value) throw new ConfigError(`${name} is set without STRIPE_SECRET_KEY`)
  }
  if (!secretKey) {
    if (env.STRIPE_CONNECTED_ACCOUNT)
      throw new ConfigError('STRIPE_CONNECTED_ACCOUNT is set without STRIPE_SECRET_KEY')
    return null
  }
  return {
    secretKey,
    publishableKey: beside.STRIPE_PUBLISHABLE_KEY ?? '',
    webhookSecret: beside.STRIPE_WEBHOOK_SECRET ?? '',
    connectedAccount: env.STRIPE_CONNECTED_ACCOUNT ?? null,
    apiBase: env.STRIPE_API_BASE?.replace(/\/$/, '') ?? null,
    scriptUrl: env.STRIPE_SCRIPT_URL,
  }
}
