import { expect, test } from 'vitest'
import { aContributor, aPlace, asHost, contributorFor, setting, wallOf } from '../support/contributing.ts'
import { aPhoto, aUser, blockUser } from '../support/factories.ts'

test('a memory that a host has hidden stays hidden when it is changed', async () => {
  const { app, host, memorial } = await aPlace()
  const joan = await aContributor(app, memorial)
  const { id } = (await joan.submit({ contributorMessage: 'Before.' })).body.contribution
  await app.api('POST', `/memorial/contribution/hide/${memorial.uuid}/${id}`, {
    token: host.token,
    json: { hidden: true },
  })
  const { body } = await joan.submit({ contributorMessage: 'After.' })
  expect(body.contribution).toMatchObject({ id, message: 'After.', state: 'HIDDEN' })
  expect(await wallOf(app, memorial)).toEqual([])
})

test('changing a memory that a host has removed is refused, and it can be sent as a new one', async () => {
  const { app, host, memorial } = await aPlace()
  const joan = await aContributor(app, memorial)
  const { id, media } = (await joan.submit({ contributorMessage: 'Before.' }, [await aPhoto()])).body
    .contribution
  await app.api('POST', `/memorial/contribution/remove/${memorial.uuid}/${id}`, { token: host.token })
  const change = { contributorMessage: 'After.', existingPhotoIds: media[0].uuid }
  expect(await joan.submit({ ...change, contributionId: id })).toMatchObject({
    status: 404,
    body: { code: 'CONTRIBUTION_NOT_FOUND' },
  })
  expect((await joan.submit(change)).body.code).toBe('MEDIA_NOT_FOUND')
  const anew = (await joan.submit({ contributorMessage: 'After.' })).body.contribution
  expect(anew.id).not.toBe(id)
  // A host removed a memory of theirs, so the next one waits for approval.
  expect(anew.state).toBe('PENDING')
  expect(await wallOf(app, memorial)).toEqual([])
  const letIn = await app.api('POST', `/memorial/contribution/hide/${memorial.uuid}/${anew.id}`, {
    token: host.token,
    json: { hidden: false },
  })
  expect(letIn.status).toBe(200)
  expect(await wallOf(app, memorial)).toMatchObject([{ id: anew.id, message: 'After.' }])
  // The contributor has a new memory, so the removed one cannot be restored beside it.
  const restore = () =>
    app.api('POST', `/memorial/contribution/restore/${memorial.uuid}/${id}`, { token: host.token })
  expect((await restore()).body.code).toBe('CONTRIBUTION_REPLACED')
})

test('withdrawing a hidden memory and adding it again does not make it visible', async () => {
  const { app, host, memorial } = await aPlace()
  const joan = await aContributor(app, memorial)
  const { id } = (await joan.submit({ contributorMessage: 'Words.' }, [await aPhoto()])).body.contribution
  const hide = (hidden: boolean, of = id) =>
    app.api('POST', `/memorial/contribution/hide/${memorial.uuid}/${of}`, {
      token: host.token,
      json: { hidden },
    })
  await hide(true)
  expect((await joan.withdraw()).status).toBe(200)
  expect((await hide(false)).body.code).toBe('CONTRIBUTION_NOT_FOUND')
  const anew = (await joan.submit({ contributorMessage: 'Words.' })).body.contribution
  expect(anew).toMatchObject({ state: 'PENDING', media: [] })
  expect((await joan.submit({ contributorMessage: 'Other words.' })).body.contribution.state).toBe('PENDING')
  expect(await wallOf(app, memorial)).toEqual([])
  expect(await asHost(app, host)).toMatchObject({ waitingCount: 1 })
  await hide(false, anew.id)
  expect((await joan.submit({ contributorMessage: 'Better words.' })).body.contribution.state).toBe('VISIBLE')

  // A memory that was withdrawn without being hidden can be added again.
  const tom = await aContributor(app, memorial)
  await tom.submit({ contributorMessage: 'Mine.' })
  await tom.withdraw()
  expect((await tom.submit({ contributorMessage: 'Mine again.' })).body.contribution.state).toBe('VISIBLE')
})

test('a memory that is withdrawn while a host hides it is gone, in whichever order', async () => {
  const { app, host, memorial } = await aPlace()
  for (const photo of [
    await aPhoto({ width: 40 }),
    await aPhoto({ width: 50 }),
    await aPhoto({ width: 60 }),
  ]) {
    const joan = await aContributor(app, memorial)
    const { id } = (await joan.submit({ contributorMessage: 'Words.' }, [photo])).body.contribution
    const [withdrawn, hidden] = await Promise.all([
      joan.withdraw(),
      app.api('POST', `/memorial/contribution/hide/${memorial.uuid}/${id}`, {
        token: host.token,
        json: { hidden: true },
      }),
    ])
    expect(withdrawn.status).toBe(200)
    expect([200, 404]).toContain(hidden.status)
    expect(await joan.mine()).toBeNull()
  }
  expect(await wallOf(app, memorial)).toEqual([])
  expect(await asHost(app, host)).toMatchObject({ contributionCount: 0 })
})

test('a withdrawn memory is gone from the wall, and no host can restore it', async () => {
  const { app, host, memorial } = await aPlace()
  const joan = await aContributor(app, memorial)
  const { id } = (await joan.submit({ contributorMessage: 'Words.' }, [await aPhoto()])).body.contribution
  expect((await joan.withdraw()).status).toBe(200)
  expect(await joan.mine()).toBeNull()
  expect(await wallOf(app, memorial)).toEqual([])
  const restored = await app.api('POST', `/memorial/contribution/restore/${memorial.uuid}/${id}`, {
    token: host.token,
  })
  expect(restored.body.code).toBe('CONTRIBUTION_NOT_FOUND')
  expect((await joan.withdraw()).body.code).toBe('CONTRIBUTION_NOT_FOUND')
  expect((await joan.submit({ contributorMessage: 'Again.' })).body.contribution.id).not.toBe(id)
})

test('a blocked visitor, or one of a memorial that is now private, can still withdraw a memory', async () => {
  const { app, memorial } = await aPlace()
  const joan = await aContributor(app, memorial)
  await joan.submit({ contributorMessage: 'Words.' })
  await setting(app, memorial.uuid, { visibility: 'PRIVATE' })
  await blockUser(app, memorial.uuid, joan.uuid)
  expect((await joan.withdraw()).status).toBe(200)
  const tom = await aUser(app)
  expect((await contributorFor(app, memorial, tom).withdraw()).body.code).toBe('CONTRIBUTION_NOT_FOUND')
})
