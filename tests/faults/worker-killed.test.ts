import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { aHost, aPicture, ask, atOnce, insist, photoForm } from './support/clients.ts'
import { aCluster, countOf, rowsOf } from './support/cluster.ts'

const GUESTS = 400
const PHOTOS = 4
/** A killed worker's jobs go to another one only after its heartbeat was missed. */
const missed = { timeout: 150_000, interval: 50 }

test('a worker is killed during invitations, renditions and a book: all are finished, and no mailbox shows a mail twice', async () => {
  const cluster = await aCluster()
  const contacts = Array.from({ length: GUESTS }, (_, n) => ({ email: `guest-${n}@example.com` }))
  const host = await aHost(cluster, { contacts })
  const { token, uuid } = host
  await cluster.worker.stop()

  const picture = await aPicture(1600)
  await atOnce(PHOTOS, 2, () => {
    const body = photoForm(picture, randomUUID())
    return insist(cluster, 'POST', `/memorial/media/upload/${uuid}`, { token, body })
  })
  const asked = await insist(cluster, 'POST', '/memorial/send-all-invites', {
    token,
    body: { memorialUuid: uuid },
  })
  expect(asked.body.sentCount).toBe(GUESTS)
  const book = async () =>
    (await rowsOf<{ uuid: string; state: string }>(cluster, 'select uuid, state from keepsakes'))[0]
  const invited = () => cluster.mail.mails.filter(({ to }) => to.startsWith('guest-'))

  await cluster.worker.start()
  await vi.waitFor(() => expect(invited().length).toBeGreaterThan(10), { timeout: 60_000, interval: 5 })
  // Only now, because a book may be finished before the first invitation is sent.
  await insist(cluster, 'POST', `/memorial/pdf/generate/${uuid}`, { token, body: { wait: false } })
  await vi.waitFor(async () => expect((await book())?.state).toBe('WORKING'), {
    timeout: 60_000,
    interval: 5,
  })
  await cluster.worker.stop('SIGKILL')
  expect(invited().length).toBeLessThan(GUESTS)
  const begun = await book()
  expect(begun?.state).toBe('WORKING')

  await cluster.worker.start()
  await vi.waitFor(async () => {
    const sent = `select count(*) from contacts where memorial_uuid = $1 and invite_state = 'SENT'`
    expect(await countOf(cluster, sent, [uuid])).toBe(GUESTS)
    const ready = `select count(*) from media where memorial_uuid = $1 and state = 'READY'`
    expect(await countOf(cluster, ready, [uuid])).toBe(PHOTOS)
    expect(await book()).toEqual({ uuid: begun?.uuid, state: 'READY' })
  }, missed)

  // A mail may be sent twice, but with the same Message-ID, so a mailbox shows it once.
  const ids = Map.groupBy(invited(), ({ to }) => to)
  expect(ids.size).toBe(GUESTS)
  expect(new Set(invited().map(({ id }) => id)).size).toBe(GUESTS)
  const { body } = await ask(cluster, 'GET', `/memorial/pdf/${uuid}`, { token })
  expect((await ask(cluster, 'GET', body.book.pdfUrl)).status).toBe(200)
})
