import { expect, test, vi } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { aHost, answerOf, ask, atOnce, insist, Tally } from './support/clients.ts'
import { aCluster, countOf } from './support/cluster.ts'

const GUESTS = 300

test('PostgreSQL restarts under load, once as after a power cut: nothing acknowledged is lost', async () => {
  const cluster = await aCluster()
  const { postgres, webs } = cluster
  const host = await aHost(cluster)
  const answers = new Tally()
  const fates = new Map([
    [80, () => postgres.stop('immediate').then(postgres.start)],
    [180, () => postgres.stop('fast').then(postgres.start)],
  ])
  await atOnce(GUESTS, 8, async (n) => {
    await fates.get(n)?.()
    await insist(cluster, 'POST', `/public/memorial/${host.shareSlug}/rsvp`, { body: answerOf(n) }, answers)
  })
  expect(answers.acknowledged).toBe(GUESTS)
  expect(answers.failed).toBeGreaterThan(0)
  expect(await countOf(cluster, 'select count(*) from rsvps where memorial_uuid = $1', [host.uuid])).toBe(
    GUESTS,
  )

  // Every node works again: it is ready, learns of changes on the other node, and runs jobs.
  for (const node of [...webs, cluster.worker])
    await eventually(async () =>
      expect((await ask(cluster, 'GET', '/readyz', { at: node.url })).status).toBe(200),
    )
  const [one, other] = webs
  for (const words of ['Thank you', 'Thank you all']) {
    const edit = { uuid: host.uuid, hostMessage: words }
    await insist(cluster, 'POST', '/memorial/edit', { token: host.token, body: edit, at: one.url })
    await vi.waitFor(
      async () => {
        const page = await ask(cluster, 'GET', `/view/${host.shareSlug}`, { at: other.url })
        expect(page.body).toContain(`${words}<`)
      },
      { timeout: 60_000 },
    )
  }
  // Signing up needs the mail with the code, which a job sends.
  await aHost(cluster)
})
