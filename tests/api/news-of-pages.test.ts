import { expect, onTestFinished, test } from 'vitest'
import { CHANNEL, TAKEN_AWAY } from '#server/adapters/database/changes.ts'
import { OPERATOR_TOKEN, startApp, type TestApp } from '../support/app.ts'
import { aContributor, contributorFor } from '../support/contributing.ts'
import { give } from '../support/donations.ts'
import { editor } from '../support/edits.ts'
import { aPaidHost, aPhoto, aUser, upload } from '../support/factories.ts'
import { resumableSender } from '../support/resumable.ts'
import { daily } from '../support/years.ts'

// What all nodes are notified of after a change. Where an edge cache keeps pages, changes that only add may be
// collected for a while; changes that take something away may not.

type News = 'nothing' | 'adds' | 'takes away'

/** Tells which notifications came during an action. */
async function aListener(app: TestApp) {
  const client = await app.pool.connect()
  onTestFinished(() => client.release(true))
  const heard = new Set<string>()
  client.on('notification', ({ channel }) => heard.add(channel))
  await client.query(`listen ${CHANNEL}; listen ${TAKEN_AWAY}`)
  return async (act: () => Promise<unknown>): Promise<News> => {
    await app.drained()
    await client.query('select 1')
    heard.clear()
    await act()
    await app.drained()
    // Its result arrives after all notifications to this connection.
    await client.query('select 1')
    if (!heard.has(CHANNEL)) return 'nothing'
    return heard.has(TAKEN_AWAY) ? 'takes away' : 'adds'
  }
}

async function aMemorial() {
  const app = await startApp()
  const host = await aPaidHost(app)
  const { uuid } = host.memorial
  const { token } = host
  await app.api('POST', `/memorial/settings/${uuid}`, { token, json: { appearAtOnce: 'EVERYONE' } })
  return { app, host, uuid, token, during: await aListener(app) }
}

test('memories: a new, approved or restored one adds; a changed, hidden or removed one takes away', async () => {
  const { app, host, uuid, token, during } = await aMemorial()
  const joan = contributorFor(app, host.memorial, await aUser(app))
  const photo = await aPhoto()
  const submit = (fields: Record<string, string>, photos: Buffer[] = []) => joan.submit(fields, photos)
  expect(await during(() => submit({ contributorMessage: 'She sailed.' }, [photo, photo]))).toBe('adds')
  const { id, media } = await joan.mine()
  expect(await during(() => submit({ contributionId: id, contributorMessage: 'She flew.' }))).toBe(
    'takes away',
  )
  const without = { contributionId: id, removedPhotoIds: media[0].uuid }
  expect(await during(() => submit(without))).toBe('takes away')
  const act = (what: string, json?: object) => () =>
    app.api('POST', `/memorial/contribution/${what}/${uuid}/${id}`, { token, ...(json && { json }) })
  expect(await during(act('hide', { hidden: true }))).toBe('takes away')
  expect(await during(act('hide', { hidden: false }))).toBe('adds')
  const approve = (approved: boolean) => () =>
    app.api('POST', `/memorial/contributions/approve/${uuid}`, {
      token,
      json: { contributionIds: [id], approved },
    })
  expect(await during(approve(false))).toBe('takes away')
  expect(await during(approve(true))).toBe('adds')
  expect(await during(act('remove'))).toBe('takes away')
  await act('restore')()
  expect(await during(joan.withdraw)).toBe('takes away')
})

test('photos that were uploaded beforehand and are ready add to a page with their memory', async () => {
  const { app, host, during } = await aMemorial()
  const joan = await aContributor(app, host.memorial)
  const client = resumableSender(app, joan)
  const photo = await aPhoto()
  let sent = ''
  const ahead = async () => {
    const begun = await client.create({
      size: photo.length,
      kind: 'contribution',
      clientId: crypto.randomUUID(),
    })
    sent = (await client.patch(begun.header('location') ?? '', 0, photo)).header('x-media-uuid') ?? ''
  }
  await ahead()
  await app.drained()
  expect(await app.db.selectFrom('media').select(['uuid', 'state']).execute()).toEqual([
    { uuid: sent, state: 'READY' },
  ])
  expect(await during(() => joan.submit({ existingPhotoIds: sent }))).toBe('adds')
})

test('photos, stories, funds and gifts: the first ones add, a change or removal takes away', async () => {
  const { app, host, uuid, token, during } = await aMemorial()
  const edit = editor(app, host)
  let photo = ''
  const add = async () => {
    photo = (await upload(app, host, { content: await aPhoto() })).body.mediaUuid
  }
  expect(await during(add)).toBe('adds')
  const caption = { title: 'A summer' }
  expect(
    await during(() => app.api('POST', `/memorial/media/update/${photo}`, { token, json: caption })),
  ).toBe('takes away')
  expect(await during(() => app.api('POST', `/memorial/media/delete/${photo}`, { token }))).toBe('takes away')
  // Its row is deleted later, when nobody can read the photo any more.
  expect(await during(() => app.pool.query('delete from media'))).toBe('nothing')

  const stories = (text: string) => () => edit.stories([{ uuid: null, text }])
  expect(await during(stories('She sailed.'))).toBe('adds')
  expect(await during(stories('She flew.'))).toBe('takes away')
  await edit.funds([{ title: 'Lifeboats', description: '', goalMinor: null }])
  expect(await during(() => app.pool.query(`update funds set title = 'Hospice'`))).toBe('takes away')

  const donor = await aUser(app)
  let intent = ''
  const given = async () => {
    intent = (await give(app, donor, host.memorial.shareSlug)).body.paymentIntentId
  }
  expect(await during(given)).toBe('adds')
  const back = `/operator/donations/refund/${intent}`
  expect(await during(() => app.api('POST', back, { token: OPERATOR_TOKEN }))).toBe('takes away')
  expect(await during(() => edit.read())).toBe('nothing')
  expect(uuid).toBe(host.memorial.uuid)
})

test('changes of visibility, name or hosts, and the end of a memorial, take away', async () => {
  const { app, host, uuid, token, during } = await aMemorial()
  const settle = (json: object) => () => app.api('POST', `/memorial/settings/${uuid}`, { token, json })
  expect(await during(settle({ visibility: 'PRIVATE' }))).toBe('takes away')
  await settle({ visibility: 'LINK' })()
  const hide = (hidden: boolean) => () =>
    app.api('POST', `/operator/memorials/hide/${uuid}`, { token: OPERATOR_TOKEN, json: { hidden } })
  expect(await during(hide(true))).toBe('takes away')
  await hide(false)()
  expect(await during(() => editor(app, host).parts({ nameOfPerson: 'Ruth' }))).toBe('takes away')
  expect(await during(() => app.pool.query(`update users set surname = 'Hollis'`))).toBe('takes away')
  expect(
    await during(() => app.pool.query(`delete from relationships where relationship_type = 'OWNER'`)),
  ).toBe('takes away')
  expect(await during(() => daily(app, host, 31))).toBe('takes away')
})
