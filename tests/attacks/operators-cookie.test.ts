import { expect, test } from 'vitest'
import { startOwnApp } from '../support/app.ts'
import { Authenticator } from '../support/authenticator.ts'
import { aLink, askedAtDesk, beginJoin, enter, join } from '../support/desk.ts'

// A server under the same domain plants cookies: browsers send those with a longer path first, and none of theirs named `__Host-…`.

test('a cookie that a neighbour planted puts no operator out', async () => {
  const app = await startOwnApp({ publicUrl: 'https://memorials.example' })
  const device = new Authenticator('https://memorials.example')
  const link = await aLink(app, 'Ana')
  const made = device.make((await beginJoin(app, link)).body.options)
  expect((await join(app, link, made)).status).toBe(200)
  const entered = await enter(app, device.use(await askedAtDesk(app)))
  const kept = String(entered.headers['set-cookie'])
  expect(kept).toMatch(/^__Host-operator=key[0-9a-f]{32}; Path=\/; HttpOnly; SameSite=Strict; Secure$/)
  const own = kept.split(';')[0]
  const ask = async (cookie: string) =>
    (await app.api('GET', '/operator/desk', { headers: { cookie, 'sec-fetch-site': 'same-origin' } })).status
  const planted = Array.from({ length: 9 }, () => `operator=key${'b'.repeat(32)}`).join('; ')
  expect(await ask(`${planted}; ${own}`)).toBe(200)
  // Nor is anybody logged in by a cookie that any neighbour could have set.
  expect(await ask(String(own).replace('__Host-', ''))).toBe(401)
  expect(await ask(`x${own}`)).toBe(401)
})
