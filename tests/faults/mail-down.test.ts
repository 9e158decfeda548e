import { expect, test, vi } from 'vitest'
import { aHost, insist } from './support/clients.ts'
import { aCluster, countOf, rowsOf } from './support/cluster.ts'

const GUESTS = 60

test('the mail server goes down while invitations are sent: each arrives exactly once after it is back', async () => {
  const cluster = await aCluster()
  const contacts = Array.from({ length: GUESTS }, (_, n) => ({ email: `guest-${n}@example.com` }))
  const { token, uuid } = await aHost(cluster, { contacts })
  await cluster.mail.stop()
  const asked = await insist(cluster, 'POST', '/memorial/send-all-invites', {
    token,
    body: { memorialUuid: uuid },
  })
  expect(asked.body.sentCount).toBe(GUESTS)
  // The invitations were tried, and wait for their next try.
  await vi.waitFor(
    async () => {
      const tried = `select count(*) from pgboss.job where name = 'invitation.send' and retry_count > 0`
      expect(await countOf(cluster, tried)).toBeGreaterThan(GUESTS / 2)
    },
    { timeout: 60_000, interval: 50 },
  )
  expect(cluster.mail.mails.filter(({ to }) => to.startsWith('guest-'))).toEqual([])

  await cluster.mail.start()
  await vi.waitFor(
    async () => {
      const states = 'select distinct invite_state from contacts where memorial_uuid = $1'
      expect(await rowsOf(cluster, states, [uuid])).toEqual([{ invite_state: 'SENT' }])
    },
    { timeout: 120_000, interval: 50 },
  )
  const arrived = cluster.mail.mails.filter(({ to }) => to.startsWith('guest-')).map(({ to }) => to)
  expect(arrived.sort()).toEqual(contacts.map(({ email }) => email).sort())
})
