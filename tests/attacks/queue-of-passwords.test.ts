import { expect, test } from 'vitest'
import { startApp } from '../support/app.ts'
import { aUser } from '../support/factories.ts'

// A hash is slow on purpose, so a flood of sign-ins makes a queue: it is not the honest one who waits in it.

test('an honest sign-in passes by four hundred of ten networks, and what is too much is told when to come again', {
  timeout: 120_000,
}, async () => {
  const app = await startApp()
  const user = await aUser(app)
  const signIn = (json: object, network: string) =>
    app.api('POST', '/anon/signin', { json, headers: { 'x-forwarded-for': network } })
  let hashed = 0
  const flood = Array.from({ length: 400 }, async (_, n) => {
    const stranger = { email: `a${n}@example.com`, password: 'not this one' }
    const answer = await signIn(stranger, `203.0.113.${n % 10}`)
    if (answer.status === 401) hashed += 1
    return answer
  })
  // The queue has begun.
  await Promise.race(flood)
  const { email, password } = user
  const honest = await signIn({ email, password }, '198.51.100.7')
  const before = hashed
  const refused = (await Promise.all(flood)).filter(({ status }) => status === 503)

  expect(honest.status).toBe(200)
  expect(before).toBeLessThan(100)
  expect(hashed).toBeGreaterThan(100)
  expect(refused.length).toBeGreaterThan(0)
  for (const { body, headers } of refused)
    expect([body.code, Number(headers['retry-after'])]).toEqual(['SERVER_BUSY', 5])
})
