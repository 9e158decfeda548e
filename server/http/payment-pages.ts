import type { FastifyInstance } from 'fastify'

/** The origins of Stripe's script, its calls, and its frames (card fields, the bank's question, wallets). */
const STRIPE = {
  scripts: ['https://js.stripe.com'],
  calls: ['https://api.stripe.com'],
  frames: ['https://js.stripe.com', 'https://hooks.stripe.com'],
}

interface Origins {
  scripts: string[]
  calls: string[]
  frames: string[]
}

/** @param scriptUrl of the provider's script; another one than Stripe's has everything at its own origin */
export function paymentOrigins(scriptUrl: string): Origins {
  const { origin } = new URL(scriptUrl)
  return STRIPE.scripts.includes(origin) ? STRIPE : { scripts: [origin], calls: [origin], frames: [origin] }
}

/** Adds what the provider's form needs to a page's policy. Answers that are no page allow no scripts. */
export function withPayments(csp: string, { scripts, calls, frames }: Origins): string {
  if (!csp.includes("script-src 'self'")) return csp
  const opened = csp
    .replace("script-src 'self'", `script-src 'self' ${scripts.join(' ')}`)
    .replace("connect-src 'self'", `connect-src 'self' ${calls.join(' ')}`)
  return `${opened}; frame-src 'self' ${frames.join(' ')}`
}

/** Allows the provider's form in pages: its script, its frames with their wallets, and a wallet's own window. */
export function allowPayments(app: FastifyInstance, scriptUrl: string): void {
  const origins = paymentOrigins(scriptUrl)
  const wallets = origins.frames.map((origin) => `"${origin}"`).join(' ')
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const policy = reply.getHeader('content-security-policy')
    const permissions = reply.getHeader('permissions-policy')
    if (typeof policy === 'string')
      void reply.header('content-security-policy', withPayments(policy, origins))
    if (typeof permissions === 'string')
      void reply.header(
        'permissions-policy',
        permissions.replace('payment=(self)', `payment=(self ${wallets})`),
      )
    void reply.header('cross-origin-opener-policy', 'same-origin-allow-popups')
    done()
  })
}
