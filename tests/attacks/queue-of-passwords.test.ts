import { expect, test } from 'vitest'
import { hashPassword } from '#server/lib/passwords.ts'
import { startApp } from '../support/app.ts'
import { anUnverifiedUser, aUser } from '../support/factories.ts'

// A hash is slow on purpose, so a flood of sign-ins makes a queue: it is not the honest one who waits in it.

test('a password that was refused before it was checked does not count as a try', {
  timeout: 300_000,
}, async () => {
  const app = await startApp()
  const [user, newcomer] = [await aUser(app), await anUnverifiedUser(app)]
  await app.drained()
  // More networks than have room, with one each, that come again at once: whoever comes now is the last of them.
  let isOver = false
  const again = () => new Promise(setImmediate)
  const queue = Array.from({ length: 210 }, async (_, n) => {
    while (!isOver) await hashPassword('a lighthouse', `network ${n}`).catch(again)
  })
  const proof = { currentPassword: 'not this one', password: 'a lighthouse at noon' }
  const refused = await Promise.all([
    app.api('POST', '/user/password', { token: user.token, json: proof }),
    app.api('POST', '/user/code/confirm', { token: newcomer.token, json: { code: '22222' } }),
    app.api('POST', '/anon/signin', { json: { email: user.email, password: 'not this one' } }),
  ])
  isOver = true
  await Promise.all(queue)
  expect(refused.map(({ status }) => status)).toEqual([503, 503, 503])
  const tries = await app.db.selectFrom('proofs').select('tries').execute()
  expect(tries).toEqual([{ tries: 0 }])
  const counts = await app.db
    .selectFrom('rateLimits')
    .select(['key', 'points'])
    .where('points', '>', 0)
    .execute()
  expect(counts.filter(({ key }) => /^(signIn|password)/.test(key))).toEqual([])
})
