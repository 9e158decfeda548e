import { expect, test, vi } from 'vitest'
import { aHost, answerOf, ask, atOnce, insist, Tally } from './support/clients.ts'
import { aCluster, countOf } from './support/cluster.ts'

const GUESTS = 60

const shifted = (minutes: number) => ({
  NODE_OPTIONS: `--import=${new URL('./support/shift-clock.mjs', import.meta.url).href}`,
  CLOCK_SHIFT_MINUTES: String(minutes),
})

test("nodes whose clocks are ten minutes apart accept each other's sessions, codes and edits, and every mail is sent", async () => {
  const cluster = await aCluster({
    nodes: { 'web-1': shifted(5), worker: shifted(-5) },
  })
  const [ahead, right] = cluster.webs
  // Each node accepts sessions, mailed codes and promo codes that the other issued.
  const host = await aHost(cluster, {}, ahead.url)
  const other = await aHost(cluster, {}, right.url)
  for (const { url } of [ahead, right])
    for (const { token } of [host, other])
      expect((await ask(cluster, 'GET', '/user', { token, at: url })).status).toBe(200)

  // Edits on the two nodes in turn: neither node takes the other's save for outdated, and none is lost.
  for (const [n, { url }] of [ahead, right, ahead, right].entries()) {
    const read = await ask(cluster, 'GET', `/memorial/get/${host.uuid}`, { token: host.token, at: url })
    const edit = { uuid: host.uuid, version: read.body.memorial.version, hostMessage: `Edit ${n}` }
    await insist(cluster, 'POST', '/memorial/edit', { token: host.token, body: edit, at: url })
    for (const at of [ahead.url, right.url])
      await vi.waitFor(
        async () =>
          expect((await ask(cluster, 'GET', `/view/${host.shareSlug}`, { at })).body).toContain(`Edit ${n}`),
        { timeout: 60_000 },
      )
  }

  const answers = new Tally()
  await atOnce(GUESTS, 4, (n) =>
    insist(
      cluster,
      'POST',
      `/public/memorial/${host.shareSlug}/rsvp`,
      { body: answerOf(n), at: n % 2 === 0 ? ahead.url : right.url },
      answers,
    ),
  )
  expect(answers.acknowledged).toBe(GUESTS)
  expect(await countOf(cluster, 'select count(*) from rsvps where memorial_uuid = $1', [host.uuid])).toBe(
    GUESTS,
  )

  // The worker's clock is behind, but no mail waits for it: every guest who answered gets one.
  await vi.waitFor(
    () => {
      const told = new Set(cluster.mail.mails.map(({ to }) => to).filter((to) => to.startsWith('guest-')))
      expect(told.size).toBe(GUESTS)
    },
    { timeout: 60_000, interval: 50 },
  )
})
