import type { FastifyInstance } from 'fastify'
import type { PageOrigins } from '#server/ports/payments.ts'

/** Adds what the provider's form needs to a page's policy. Answers that are no page allow no scripts. */
export function withPayments(csp: string, { scripts, calls, frames }: PageOrigins): string {
  if (!csp.includes("script-src 'self'")) return csp
  const opened = csp
    .replace("script-src 'self'", `script-src 'self' ${scripts.join(' ')}`)
    .replace("connect-src 'self'", `connect-src 'self' ${calls.join(' ')}`)
  return `${opened}; frame-src 'self' ${frames.join(' ')}`
}

/** Allows the provider's form in pages: its script, its frames with their wallets, and a wallet's own window. */
export function allowPayments(app: FastifyInstance, origins: PageOrigins): void {
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
