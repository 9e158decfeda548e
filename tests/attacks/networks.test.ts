import { expect, test } from 'vitest'
import { startApp } from '../support/app.ts'
import { useUpLimit } from '../support/limits.ts'

// One household has 2^64 IPv6 addresses, and a proxy may add a port: all count as one network.

test('the addresses of one /64, with and without a port, are counted as one network', async () => {
  const app = await startApp()
  await useUpLimit(app, 'accountByIp', '2001:db8:7:1::/64', 50)
  const tryFrom = (address: string, n: number) =>
    app.api('POST', '/anon/signin', {
      json: { email: `a${n}@example.com`, password: 'x' },
      headers: { 'x-forwarded-for': address },
    })
  for (let n = 0; n < 25; n += 1) {
    await tryFrom(`2001:db8:7:1::${n.toString(16)}`, n)
    await tryFrom(`[2001:DB8:7:1:ffff::${n.toString(16)}]:${4000 + n}`, n)
  }
  expect((await tryFrom('2001:db8:7:1:9::9', 99)).body.code).toBe('CAPTCHA_NEEDED')
  expect((await tryFrom('2001:db8:7:2::9', 99)).status).toBe(401)
})
