import type { FastifyInstance } from 'fastify'

/** Where Stripe's own script, the calls of it, and its frames (card fields, the bank's question, wallets) come from. */
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

/** @param scriptUrl of the provider's script; one that is not Stripe's has all it needs at its own origin */
export function paymentOrigins(scriptUrl: string): Origins {
  const { origin } = new URL(scriptUrl)
  return STRIPE.scripts.includes(origin) ? STRIPE : { scripts: [origin], calls: [origin], frames: [origin] }
}

/** A page's policy with what the provider's form takes. Answers that are no page have no scripts to allow. */
export function withPayments(csp: string, { scripts, calls, frames }: Origins): string {
  if (!csp.includes("script-src 'self'")) return csp
  const opened = csp
    .replace("script-src 'self'", `script-src 'self' ${scripts.join(' ')}`)
    .replace("connect-src 'self'", `connect-src 'self' ${calls.join(' ')}`)
  return `${opened}; frame-src 'self' ${frames.join(' ')}`
}

/** Lets the provider's form stand in pages: its script, its frames with their wallets, and a wallet's own window. */
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
