import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { cspForData, cspWithNonce } from './csp.ts'
import { allowPayments, paymentOrigins, withPayments } from './payment-pages.ts'

test('a page may have Stripe’s script, calls and frames, and nothing else of another origin', () => {
  const policy = withPayments(cspWithNonce('n'), paymentOrigins('https://js.stripe.com/endive/stripe.js'))
  const directives = Object.fromEntries(
    policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  )
  expect(directives['script-src']).toContain('https://js.stripe.com')
  expect(directives['connect-src']).toContain('https://api.stripe.com')
  expect(directives['frame-src']).toEqual(["'self'", 'https://js.stripe.com', 'https://hooks.stripe.com'])
  for (const name of ['default-src', 'style-src', 'form-action', 'worker-src'])
    expect(directives[name]?.join(' ')).not.toContain('stripe')
})

test('another script has everything at its own origin', () => {
  const origin = 'http://127.0.0.1:4321'
  expect(paymentOrigins(`${origin}/stand-in.js`)).toEqual({
    scripts: [origin],
    calls: [origin],
    frames: [origin],
  })
})

test('an answer that is no page stays closed', () => {
  expect(withPayments(cspForData, paymentOrigins('https://js.stripe.com/x.js'))).toBe(cspForData)
})

test('wallets in the provider’s frames may request a payment', async () => {
  const app = Fastify()
  allowPayments(app, 'https://js.stripe.com/endive/stripe.js')
  app.get('/', (_request, reply) => reply.header('permissions-policy', 'camera=(), payment=(self)').send('x'))
  const { headers } = await app.inject('/')
  expect(headers['permissions-policy']).toBe(
    'camera=(), payment=(self "https://js.stripe.com" "https://hooks.stripe.com")',
  )
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
})
