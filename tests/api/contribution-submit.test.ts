import { expect, test } from 'vitest'
import {
  aContributor,
  aPlace,
  asHost,
  type Contributor,
  contributorFor,
  photos,
  setting,
  wallOf,
} from '../support/contributing.ts'
import { aHost, anUnverifiedUser, aPaidHost, aPhoto, aUser, blockUser } from '../support/factories.ts'
import { valueIn, visit, wordsOf } from '../support/forms.ts'
import type { MultipartFields } from '../support/multipart.ts'
import { aContribution } from '../support/responses.ts'
import { visitorPages } from '../support/visitor-pages.ts'

const NOBODYS = '00000000-0000-4000-8000-000000000000'

test('a memory with text and photos is on the wall and in the hosts’ list as it was sent', async () => {
  const { app, host, memorial } = await aPlace()
  const joan = await aContributor(app, memorial, 'joan@example.com')
  const answer = await joan.submit(
    {
      contributorName: ' Joan Petrie ',
      contributorEmail: 'joan@example.com',
      contributorMessage: '  She taught me to whistle.\n',
      photoCaptions: ['Her kitchen', ''],
    },
    await photos(2),
  )
  expect(answer).toMatchObject({ status: 200, body: { success: true, msg: null } })
  const { contribution } = answer.body
  expect(contribution).toMatchObject({
    contributorName: 'Joan Petrie',
    contributorEmail: 'joan@example.com',
    message: 'She taught me to whistle.',
    state: 'VISIBLE',
    media: [{ title: 'Her kitchen' }, { title: '' }],
  })
  const [note] = await wallOf(app, memorial)
  expect(note).toMatchObject({
    id: contribution.id,
    contributorName: 'Joan Petrie',
    message: 'She taught me to whistle.',
    media: [{ title: 'Her kitchen', state: 'READY', clientId: null }, { title: '' }],
  })
  expect(note).not.toHaveProperty('contributorEmail')
  expect((await app.api('GET', note.media[0].url)).status).toBe(200)
  expect((await asHost(app, host)).contributions[0].id).toBe(contribution.id)
  expect((await joan.mine()).id).toBe(contribution.id)
  // Photos of visitors are not the host's own photos.
  expect((await asHost(app, host)).media).toEqual([])
  const { body } = await app.api('GET', '/memorial/list-all', { token: joan.token })
  expect(body.contributions).toMatchObject([{ mediaCount: 2, memorial: { shareSlug: memorial.shareSlug } }])
})

test('a memory with photos only is on the wall once its first photo is ready', async () => {
  const { app, memorial } = await aPlace()
  await aContribution(app.pool, memorial.uuid, { message: '' })
  const { uuid } = await aContribution(app.pool, memorial.uuid, { message: '', photos: 1 })
  await app.pool.query(`update media set state = 'PROCESSING'`)
  expect(await wallOf(app, memorial)).toEqual([])
  await app.pool.query(`update media set state = 'READY'`)
  expect(await wallOf(app, memorial)).toMatchObject([{ id: uuid }])
  const page = (await app.api('GET', `/public/memorial/${memorial.shareSlug}`)).body.memorial
  expect(page).toMatchObject({ contributions: [{ id: uuid }], contributionCount: 1 })
})

test('sending a memory again changes it: text, name, photos, captions, order', async () => {
  const { app, memorial } = await aPlace()
  const joan = await aContributor(app, memorial)
  const first = (await joan.submit({ contributorMessage: 'Tea.' }, await photos(3))).body.contribution
  const [a, b, c] = first.media.map((photo: { uuid: string }) => photo.uuid)
  const second = await joan.submit(
    {
      contributorName: '',
      removedPhotoIds: b,
      // One that is removed is, and one that is named twice is there once.
      existingPhotoIds: [c, b, a.toUpperCase(), c],
      existingPhotoCaptions: ['Third', 'Gone', 'First', 'Third'],
      photoCaptions: 'New',
    },
    [await aPhoto()],
  )
  expect(second.body.contribution).toMatchObject({
    id: first.id,
    contributorName: null,
    message: 'Tea.',
    dateCreated: first.dateCreated,
    media: [{ uuid: c, title: 'Third' }, { uuid: a, title: 'First' }, { title: 'New' }],
  })
  // A photo that the form does not mention keeps its place and caption.
  const third = await joan.submit({ existingPhotoIds: a, contributorMessage: 'More tea.' })
  expect(third.body.contribution).toMatchObject({
    message: 'More tea.',
    media: [{ uuid: a, title: 'First' }, { uuid: c, title: 'Third' }, { title: 'New' }],
  })
  expect(await wallOf(app, memorial)).toHaveLength(1)
})

test('a memory needs text or a photo, also after every change', async () => {
  const { app, memorial } = await aPlace()
  const joan = await aContributor(app, memorial)
  const empty = { status: 400, body: { msg: 'Please include a message or at least one photo.' } }
  expect(await joan.submit()).toMatchObject(empty)
  expect(await joan.submit({ contributorMessage: ' \n ' })).toMatchObject(empty)
  const { contribution } = (await joan.submit({}, [await aPhoto()])).body
  expect(contribution).toMatchObject({ message: '', media: [{ title: '' }] })
  const { uuid } = contribution.media[0]
  expect(await joan.submit({ removedPhotoIds: uuid })).toMatchObject(empty)
  expect((await joan.mine()).media).toHaveLength(1)
  expect((await joan.submit({ removedPhotoIds: uuid, contributorMessage: 'Words.' })).status).toBe(200)
  expect((await joan.mine()).media).toEqual([])
})

test('the name is that of the account if the form has none, and Anonymous if it is left empty', async () => {
  const { app, memorial } = await aPlace()
  const joan = await aContributor(app, memorial)
  await app.api('POST', '/user/save', { token: joan.token, json: { firstName: 'Joan', surname: 'Petrie' } })
  const named = await joan.submit({ contributorMessage: 'Tea.' })
  expect(named.body.contribution.contributorName).toBe('Joan Petrie')
  await joan.submit({ contributorName: '  ' })
  expect((await wallOf(app, memorial))[0].contributorName).toBeNull()
  await joan.submit({ contributorMessage: 'Still tea.' })
  expect((await joan.mine()).contributorName).toBeNull()
})

test('text with scripts and unusual characters is kept as text', async () => {
  const { app, memorial } = await aPlace()
  const joan = await aContributor(app, memorial)
  const message = '<script>alert("x")</script> 🌹 \u202Eevil\n\nعزيزتي'
  const { body } = await joan.submit({ contributorMessage: `${message}\u0000`, contributorName: '<b>J</b>' })
  expect(body.contribution).toMatchObject({ message, contributorName: '<b>J</b>' })
  expect((await wallOf(app, memorial))[0]).toMatchObject({ message, contributorName: '<b>J</b>' })
})

test('line breaks are stored the same way, however the form sends them', async () => {
  const { app, memorial } = await aPlace()
  const joan = await aContributor(app, memorial)
  const lines = Array(1500).fill('tea').join('\r\n')
  const { body } = await joan.submit(
    { contributorMessage: lines.slice(0, 6248), photoCaptions: 'One\r\nTwo' },
    [await aPhoto()],
  )
  expect(body.contribution.message).toBe(Array(1250).fill('tea').join('\n'))
  expect(body.contribution.media[0].title).toBe('One\nTwo')
})

test('thirty photos are allowed and thirty-one are too many, in one form or in several', async () => {
  const { app, memorial } = await aPlace()
  const joan = await aContributor(app, memorial)
  const tooMany = { status: 400, body: { msg: 'You can add up to 30 photos.' } }
  expect(await joan.submit({}, await photos(31))).toMatchObject(tooMany)
  expect(await joan.mine()).toBeNull()
  expect((await joan.submit({}, await photos(30))).body.contribution.media).toHaveLength(30)
  expect(await joan.submit({}, [await aPhoto()])).toMatchObject(tooMany)
  const [first] = (await joan.mine()).media
  expect((await joan.submit({ removedPhotoIds: first.uuid }, [await aPhoto()])).status).toBe(200)
  expect((await joan.mine()).media).toHaveLength(30)
})

test('a file that is no photo is refused with a message, and nothing of that form is saved', async () => {
  const { app, memorial } = await aPlace()
  const joan = await aContributor(app, memorial)
  await joan.submit({ contributorMessage: 'Before.' })
  const refused = await joan.submit({ contributorMessage: 'After.' }, [
    await aPhoto(),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  ])
  expect(refused).toMatchObject({ status: 415, body: { msg: 'Please try a different file format.' } })
  expect((await joan.submit({}, [Buffer.alloc(0)])).body.code).toBe('PHOTO_EMPTY')
  expect(await joan.mine()).toMatchObject({ message: 'Before.', media: [] })
})

test('photos of others cannot be kept, changed or removed', async () => {
  const { app, host, memorial } = await aPlace()
  const joan = await aContributor(app, memorial)
  const tom = await aContributor(app, memorial)
  const theirs = (await joan.submit({}, [await aPhoto()])).body.contribution.media[0].uuid
  const hosts = (
    await app.api('POST', `/memorial/media/upload/${memorial.uuid}`, {
      token: host.token,
      files: [{ name: 'a.jpg', content: await aPhoto() }],
    })
  ).body.mediaUuid
  const unwanted = { status: 404, body: { code: 'MEDIA_NOT_FOUND' } }
  for (const uuid of [theirs, hosts, NOBODYS])
    for (const field of ['existingPhotoIds', 'removedPhotoIds'])
      expect(await tom.submit({ contributorMessage: 'Mine.', [field]: uuid })).toMatchObject(unwanted)
  expect(await tom.mine()).toBeNull()
  expect((await joan.mine()).media).toHaveLength(1)
  // Even one's own photo cannot be kept once it was removed.
  await joan.submit({ contributorMessage: 'Words.', removedPhotoIds: theirs })
  expect(await joan.submit({ existingPhotoIds: theirs })).toMatchObject(unwanted)
  expect((await joan.submit({ removedPhotoIds: theirs })).status).toBe(200)
})

test('a field in the wrong form is refused with its name', async () => {
  const { app, memorial } = await aPlace()
  const joan = await aContributor(app, memorial)
  const wrong = async (fields: Record<string, string | string[]>, field: string, msg?: string) =>
    expect(await joan.submit({ contributorMessage: 'Words.', ...fields })).toMatchObject({
      status: 400,
      body: { code: 'BAD_INPUT', field: expect.stringContaining(field), ...(msg && { msg }) },
    })
  await wrong({ contributorEmail: 'joan.petrie@' }, 'contributorEmail', 'Please enter a valid email address.')
  await wrong({ contributorName: 'x'.repeat(101) }, 'contributorName')
  await wrong({ contributorMessage: 'x'.repeat(5001) }, 'contributorMessage')
  await wrong({ contributorName: ['Joan', 'Tom'] }, 'contributorName')
  await wrong({ shareSlug: ['a', 'b'] }, 'shareSlug')
  await wrong({ existingPhotoIds: 'all of them' }, 'existingPhotoIds')
  await wrong({ removedPhotoIds: [NOBODYS, "'; drop table media"] }, 'removedPhotoIds')
  await wrong({ photoCaptions: 'x'.repeat(501) }, 'photoCaptions')
  await wrong({ existingPhotoIds: Array(201).fill(NOBODYS) }, 'existingPhotoIds')
  const json = await app.api('POST', '/memorial/contribution', {
    token: joan.token,
    json: { shareSlug: memorial.shareSlug, contributorMessage: 12 },
  })
  expect(json).toMatchObject({ status: 400, body: { field: 'contributorMessage' } })
  expect(await joan.mine()).toBeNull()
})

test('only a confirmed account can add a memory, and only to a memorial that it can read', async () => {
  const { app, memorial } = await aPlace()
  const words = { contributorMessage: 'Words.' }
  const who = async (user: { token: string; uuid: string }, place = memorial) =>
    (await contributorFor(app, place, user).submit(words)).body.code
  expect(await who({ token: '', uuid: '' })).toBe('UNAUTHENTICATED')
  expect(await who({ token: 'made up', uuid: '' })).toBe('UNAUTHENTICATED')
  expect(await who(await anUnverifiedUser(app))).toBe('EMAIL_UNVERIFIED')
  const user = await aUser(app)
  expect(await who(user, { uuid: '', shareSlug: 'no-such-memorial' })).toBe('PUBLIC_MISSING')
  expect(await who(user, (await aHost(app)).memorial)).toBe('PUBLIC_MISSING')
  await setting(app, memorial.uuid, { visibility: 'PRIVATE' })
  expect(await who(user)).toBe('PUBLIC_PRIVATE')
  await setting(app, memorial.uuid, { visibility: 'LINK' })
  await blockUser(app, memorial.uuid, user.uuid)
  expect(await who(user)).toBe('BLOCKED')
})

test('a former link leads to the same memorial', async () => {
  const { app, host, memorial } = await aPlace()
  const joan = await aContributor(app, memorial)
  await app.api('POST', `/memorial/share-slug/${memorial.uuid}`, {
    token: host.token,
    json: { shareSlug: 'dear-margaret' },
  })
  expect((await joan.submit({ contributorMessage: 'Words.' })).status).toBe(200)
  expect((await joan.withdraw()).status).toBe(200)
})

test('if only invited people appear at once, memories of others wait for approval', async () => {
  const { app, host, memorial } = await aPlace('INVITED')
  const words = { contributorMessage: 'Words.' }
  const state = async (sender: Pick<Contributor, 'submit'>, more: MultipartFields = {}) =>
    (await sender.submit({ ...words, ...more })).body.contribution.state
  const stranger = await aContributor(app, memorial, 'stranger@example.com')
  expect(await state(stranger)).toBe('PENDING')
  expect(await wallOf(app, memorial)).toEqual([])
  expect(await stranger.mine()).toMatchObject({ state: 'PENDING', message: 'Words.' })
  expect((await asHost(app, host)).contributions[0]).toMatchObject({ state: 'PENDING' })

  await app.api('POST', `/memorial/contact/add/${memorial.uuid}`, {
    token: host.token,
    json: { email: 'Aunt@example.com' },
  })
  expect(await state(await aContributor(app, memorial, 'aunt@example.com'))).toBe('VISIBLE')
  const { rows } = await app.pool.query('select invite_token from contacts')
  const byLink = await aContributor(app, memorial)
  expect(await state(byLink, { inviteToken: rows[0].invite_token })).toBe('VISIBLE')
  expect(await state(contributorFor(app, memorial, host))).toBe('VISIBLE')
  await setting(app, memorial.uuid, { appear_at_once: 'NONE' })
  expect(await state(byLink, { inviteToken: rows[0].invite_token })).toBe('PENDING')
})

test('a host who adds a memory stays a host, and others become contributors', async () => {
  const { app, host, memorial } = await aPlace()
  await contributorFor(app, memorial, host).submit({ contributorMessage: 'From me.' })
  const joan = await aContributor(app, memorial)
  await joan.submit({ contributorMessage: 'From Joan.' })
  await joan.submit({ contributorMessage: 'From Joan again.' })
  const relationships = async ({ email, password }: { email: string; password: string }) =>
    (await app.api('POST', '/anon/signin', { json: { email, password } })).body.memorialRelationships
  expect(await relationships(host)).toMatchObject([{ relationshipType: 'OWNER' }])
  expect(await relationships(joan)).toMatchObject([
    { relationshipType: 'CONTRIBUTOR', shareSlug: memorial.shareSlug },
  ])
  await joan.withdraw()
  expect(await relationships(joan)).toEqual([])
})

test('two forms at the same time make one memory with the photos of both', async () => {
  const { app, memorial } = await aPlace()
  const joan = await aContributor(app, memorial)
  const one = await aPhoto({ width: 40 })
  const other = await aPhoto({ width: 50 })
  const answers = await Promise.all([
    joan.submit({ contributorMessage: 'One.' }, [one]),
    joan.submit({ contributorMessage: 'Other.' }, [other]),
  ])
  expect(answers.map((answer) => answer.status)).toEqual([200, 200])
  const wall = await wallOf(app, memorial)
  expect(wall).toHaveLength(1)
  expect(wall[0].media).toHaveLength(2)
})

test('a host who removes a memory while it is being changed leaves no part of it', async () => {
  const { app, host, memorial } = await aPlace()
  const joan = await aContributor(app, memorial)
  const { id } = (await joan.submit({ contributorMessage: 'Before.' })).body.contribution
  const [changed, removed] = await Promise.all([
    joan.submit({ contributorMessage: 'After.', contributionId: id }),
    app.api('POST', `/memorial/contribution/remove/${memorial.uuid}/${id}`, { token: host.token }),
  ])
  expect(removed.status).toBe(200)
  expect([200, 404]).toContain(changed.status)
  expect(await wallOf(app, memorial)).toEqual([])
})

test('one person can send twenty forms an hour to a memorial', async () => {
  const { app, memorial } = await aPlace()
  const joan = await aContributor(app, memorial)
  for (let n = 0; n < 20; n++) expect((await joan.submit({ contributorMessage: `${n}.` })).status).toBe(200)
  const refused = await joan.submit({ contributorMessage: 'One more.' })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await joan.mine()).message).toBe('19.')
  const elsewhere = await aPaidHost(app)
  expect(
    (await contributorFor(app, elsewhere.memorial, joan).submit({ contributorMessage: 'Here.' })).status,
  ).toBe(200)
})

test('the wall has pages, newest first, of visible memories only', async () => {
  const { app, memorial } = await aPlace('EVERYONE', {}, { pages: visitorPages })
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute))
  for (let n = 0; n < 15; n++)
    await aContribution(app.pool, memorial.uuid, { message: `Number ${n}.`, dateCreated: at(n) })
  await aContribution(app.pool, memorial.uuid, { message: 'Hidden', state: 'HIDDEN', dateCreated: at(90) })
  await aContribution(app.pool, memorial.uuid, { message: 'Waits', state: 'PENDING', dateCreated: at(91) })
  const first = (await app.api('GET', `/public/memorial/${memorial.shareSlug}`)).body.memorial
  expect(first.contributions.map(({ message }: { message: string }) => message)).toEqual(
    Array.from({ length: 12 }, (_, n) => `Number ${14 - n}.`),
  )
  expect(first.contributionCount).toBe(15)
  const more = (after: string) => visit(app, `/view/${memorial.shareSlug}/more?memories=${after}`)
  const second = await more(first.contributionsNext)
  expect(wordsOf(second).match(/Number \d+|Hidden|Waits/g)).toEqual(['Number 2', 'Number 1', 'Number 0'])
  expect(valueIn(second, 'memories')).toBeNull()
  expect((await more('nonsense')).headers.location).toBe(`/view/${memorial.shareSlug}`)
  await setting(app, memorial.uuid, { visibility: 'PRIVATE' })
  expect(wordsOf(await more(first.contributionsNext))).not.toContain('Number')
})
