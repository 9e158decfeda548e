import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { quota } from '#server/modules/media/rules.ts'
import type { TestApp } from '../support/app.ts'
import { type aHost, aPhoto, aUser, startWithPaidHost } from '../support/factories.ts'
import { aContribution } from '../support/responses.ts'

type Host = Awaited<ReturnType<typeof aHost>>

const picture = await aPhoto()

interface Card {
  clientId?: string
  contributorName?: string
  message?: string
  content?: Buffer
}

const file = (app: TestApp, host: Host, token: string, card: Card = {}) => {
  const { clientId = randomUUID(), contributorName = '', message = '', content = picture } = card
  return app.api('POST', `/memorial/memory-card/${host.memorial.uuid}`, {
    token,
    fields: { clientId, contributorName, message },
    files: [{ field: 'photo', name: 'card.jpg', content }],
  })
}

const typeOff = (app: TestApp, host: Host, token: string, id: string, json: object) =>
  app.api('POST', `/memorial/contribution/type-off/${host.memorial.uuid}/${id}`, { token, json })

async function aHelper(app: TestApp, host: Host) {
  const helper = await aUser(app)
  await app.db
    .insertInto('relationships')
    .values({ memorialUuid: host.memorial.uuid, userUuid: helper.uuid, relationshipType: 'MODERATOR' })
    .execute()
  return helper
}

const shownTo = async (app: TestApp, host: Host) =>
  (await app.api('GET', `/public/memorial/${host.memorial.shareSlug}`)).body.memorial.contributions

test('a card that a helper files waits, with its picture; once a host approves it, all see it', async () => {
  const { app, host } = await startWithPaidHost()
  const helper = await aHelper(app, host)
  const { status, body } = await file(app, host, helper.token, { contributorName: ' Lakshmi Nair ' })
  expect(status).toBe(200)
  const { contribution } = body
  expect(contribution).toMatchObject({
    state: 'PENDING',
    pendingReason: 'APPROVAL',
    contributorName: 'Lakshmi Nair',
    message: '',
    onPaper: true,
    canBlock: false,
    canThank: false,
  })
  expect(contribution.media).toHaveLength(1)
  await app.drained()
  expect(await shownTo(app, host), 'nobody let it through').toEqual([])
  const approve = `/memorial/contributions/approve/${host.memorial.uuid}`
  const json = { contributionIds: [contribution.id], approved: true }
  expect((await app.api('POST', approve, { token: host.token, json })).status).toBe(200)
  expect(await shownTo(app, host)).toMatchObject([
    { contributorName: 'Lakshmi Nair', media: [{ state: 'READY' }] },
  ])
})

test('the same card sent again, also twice at once, is filed once', async () => {
  const { app, host } = await startWithPaidHost()
  const clientId = randomUUID()
  const answers = await Promise.all([1, 2].map(() => file(app, host, host.token, { clientId })))
  const again = await file(app, host, host.token, { clientId, contributorName: 'Somebody else' })
  const ids = [...answers, again].map(({ body }) => body.contribution.id)
  expect(new Set(ids).size).toBe(1)
  expect(again.body.contribution.contributorName).toBe(null)
  const { count } = await app.db
    .selectFrom('contributions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(count).toBe(1)
  const { body } = await app.api('GET', `/memorial/log/${host.memorial.uuid}`, { token: host.token })
  const filed = (entry: { action: string }) => entry.action === 'FILED_MEMORY'
  expect(body.entries.filter(filed)).toHaveLength(1)
})

test('who filed many cards is refused for the day; what is no picture is refused', async () => {
  const { app, host } = await startWithPaidHost()
  const broken = await file(app, host, host.token, { content: Buffer.from('not a picture') })
  expect(broken.body.code).toBe('PHOTO_UNREADABLE')
  const first = await file(app, host, host.token)
  const { memorialUuid, ...row } = await app.db
    .selectFrom('media')
    .selectAll()
    .where('uuid', '=', first.body.contribution.media[0].uuid)
    .executeTakeFirstOrThrow()
  const { place: _place, ...rest } = row as typeof row & { place?: unknown }
  const copies = Array.from({ length: quota.cardsPerDay - 1 }, () => {
    const uuid = randomUUID()
    return { ...rest, memorialUuid, uuid, clientId: randomUUID(), originalKey: uuid, filename: uuid }
  })
  await app.db.insertInto('media').values(copies).execute()
  expect((await file(app, host, host.token)).body.code).toBe('TOO_MANY_ATTEMPTS')
  const helper = await aHelper(app, host)
  expect((await file(app, host, helper.token)).status, 'another person has their own limit').toBe(200)
})

test('what a card says is typed off; of two who do so at once, the second is shown what the first wrote', async () => {
  const { app, host } = await startWithPaidHost()
  const helper = await aHelper(app, host)
  const { id } = (await file(app, host, host.token)).body.contribution
  const before = { contributorName: '', message: '' }
  const typed = { contributorName: 'Lakshmi Nair', message: 'She came across\nwith a bowl of lemons.' }
  const mine = await typeOff(app, host, helper.token, id, { ...typed, before })
  expect(mine.body).toMatchObject({ isWritten: true, contribution: { ...typed, state: 'PENDING' } })
  const theirs = await typeOff(app, host, host.token, id, { contributorName: '', message: 'Lemons', before })
  expect(theirs.body).toMatchObject({ isWritten: false, contribution: typed })
  const same = await typeOff(app, host, host.token, id, { ...typed, before })
  expect(same.body.isWritten, 'the answer was lost, and it is sent again').toBe(true)
  const next = await typeOff(app, host, host.token, id, { ...typed, message: 'Lemons', before: typed })
  expect(next.body).toMatchObject({ isWritten: true, contribution: { message: 'Lemons' } })
})

test('only memories on paper are typed off', async () => {
  const { app, host } = await startWithPaidHost()
  const own = await aContribution(app.pool, host.memorial.uuid, { message: 'In my own words' })
  const json = { contributorName: '', message: 'Not mine', before: { contributorName: '', message: '' } }
  const refused = await typeOff(app, host, host.token, own.uuid, json)
  expect(refused.body.code).toBe('CONTRIBUTION_NOT_FOUND')
})
