import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { addPayments, allowOrigins, cspForData, cspWithNonce } from './csp.ts'

const origins = {
  scripts: ['https://js.stripe.com'],
  calls: ['https://api.stripe.com'],
  frames: ['https://js.stripe.com', 'https://hooks.stripe.com'],
}

test('a page may have the provider’s script, calls and frames, and nothing else of another origin', () => {
  const policy = addPayments(cspWithNonce('n'), origins)
  const directives = Object.fromEntries(
    policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  )
  expect(directives['script-src']).toContain('https://js.stripe.com')
  expect(directives['connect-src']).toContain('https://api.stripe.com')
  expect(directives['frame-src']).toEqual(["'self'", 'https://js.stripe.com', 'https://hooks.stripe.com'])
  for (const name of ['default-src', 'style-src', 'form-action', 'worker-src'])
    expect(directives[name]?.join(' ')).not.toContain('stripe')
})

test('an answer that is no page stays closed', () => {
  expect(addPayments(cspForData, origins)).toBe(cspForData)
})

test('wallets in the provider’s frames may request a payment', async () => {
  const app = Fastify()
  allowOrigins(app, null, origins)
  app.get('/', (_request, reply) => reply.header('permissions-policy', 'camera=(), payment=(self)').send('x'))
  const { headers } = await app.inject('/')
  expect(headers['permissions-policy']).toBe(
    'camera=(), payment=(self "https://js.stripe.com" "https://hooks.stripe.com")',
  )
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
})
