import { expect, test } from 'vitest'
import { listStripeOrigins } from './stripe.ts'

test('Stripe’s script calls another origin than it comes from, and opens frames of two', () => {
  expect(listStripeOrigins('https://js.stripe.com/endive/stripe.js')).toEqual({
    scripts: ['https://js.stripe.com'],
    calls: ['https://api.stripe.com'],
    frames: ['https://js.stripe.com', 'https://hooks.stripe.com'],
  })
})

test('another script has everything at its own origin', () => {
  const origin = 'http://127.0.0.1:4321'
  expect(listStripeOrigins(`${origin}/stand-in.js`)).toEqual({
    scripts: [origin],
    calls: [origin],
    frames: [origin],
  })
})
