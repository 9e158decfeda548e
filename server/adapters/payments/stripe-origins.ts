import type { PageOrigins } from '#server/ports/payments.ts'

/** The origins of Stripe's script, its calls, and its frames (card fields, the bank's question, wallets). */
const STRIPE: PageOrigins = {
  scripts: ['https://js.stripe.com'],
  calls: ['https://api.stripe.com'],
  frames: ['https://js.stripe.com', 'https://hooks.stripe.com'],
}

/** @param scriptUrl of the provider's script; another one than Stripe's has everything at its own origin */
export function stripeOrigins(scriptUrl: string): PageOrigins {
  const { origin } = new URL(scriptUrl)
  return STRIPE.scripts.includes(origin) ? STRIPE : { scripts: [origin], calls: [origin], frames: [origin] }
}
