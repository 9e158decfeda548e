import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { anUnverifiedUser, aPaidHost, aPhoto, aUser, mailedCode } from '../support/factories.ts'
import { sendForm, storesIn, wordsOf } from '../support/forms.ts'
import { resumableSender } from '../support/resumable.ts'
import { visitorPages } from '../support/visitor-pages.ts'

const ruth = { uuid: null, email: 'ruth@example.com', phone: null, firstName: 'Ruth', surname: 'Vale' }

async function aLink(app: TestApp, contact: object = ruth) {
  const host = await aPaidHost(app, { contacts: [contact] })
  const { uuid: memorialUuid, shareSlug } = host.memorial
  const row = await app.db
    .selectFrom('contacts')
    .select('inviteToken')
    .where('memorialUuid', '=', memorialUuid)
    .executeTakeFirstOrThrow()
  return { host, memorialUuid, shareSlug: String(shareSlug), inviteToken: row.inviteToken }
}

/** Presses the form of the link while files are still to come: it is known then who they are, and nothing is sent yet. */
async function enter(app: TestApp, { shareSlug, inviteToken }: { shareSlug: string; inviteToken: string }) {
  const fields = { i: inviteToken, contributorMessage: 'We swam.', files: 'yes' }
  const page = await sendForm(app, `/view/${shareSlug}/contribute`, fields)
  const [token = null] = storesIn(page)[`invited ${shareSlug}`]?.split(' ') ?? []
  return { page, token: String(token), isKnown: token !== null }
}

async function send(app: TestApp, token: string, shareSlug: string, message: string, fields: object = {}) {
  const files = [{ name: 'a.jpg', type: 'image/jpeg', content: await aPhoto(), field: 'photos' }]
  return app.api('POST', '/memorial/contribution', {
    token,
    fields: { shareSlug, contributorMessage: message, ...fields },
    files,
  })
}

test('the holder of a personal link adds a memory with a photo as that person, without a code', async () => {
  const app = await startApp({}, { pages: visitorPages })
  const link = await aLink(app)
  const { page, token } = await enter(app, link)
  expect(wordsOf(page)).toContain(`From Ruth Vale · ${ruth.email}`)
  const sent = await send(app, token, link.shareSlug, 'She taught me to swim.')
  expect(sent.status).toBe(200)
  expect(sent.body.contribution).toMatchObject({ contributorName: 'Ruth Vale' })
  const mine = await app.api('GET', `/public/memorial/${link.shareSlug}/mine`, { token })
  expect(mine.body.userContribution.message).toBe('She taught me to swim.')
  const changed = await send(app, token, link.shareSlug, 'She taught us to swim.')
  expect(changed.body.contribution.id).toBe(sent.body.contribution.id)
  const gone = await app.api('POST', '/memorial/contribution/withdraw', {
    token,
    json: { shareSlug: link.shareSlug },
  })
  expect(gone.status).toBe(200)
})

test('where the invitation has an address and no name, the typed name goes with the memory and stays', async () => {
  const app = await startApp({}, { pages: visitorPages })
  const link = await aLink(app, { ...ruth, firstName: '', surname: '' })
  const { token } = await enter(app, link)
  const named = { contributorName: 'Ruth Vale' }
  expect((await send(app, token, link.shareSlug, 'We swam.', named)).body.contribution).toMatchObject(named)
  expect((await send(app, token, link.shareSlug, 'We swam far.')).body.contribution).toMatchObject(named)
  const path = `/memorial/contributions/${link.memorialUuid}`
  const [seen] = (await app.api('GET', path, { token: link.host.token })).body.contributions
  expect(seen).toMatchObject({ ...named, contributorEmail: ruth.email })
})

test('a forwarded link opens nothing that is there: the address has to be proved', async () => {
  const app = await startApp({}, { pages: visitorPages })
  const link = await aLink(app)
  const first = await enter(app, link)
  await send(app, first.token, link.shareSlug, 'From Ruth.')
  expect((await enter(app, link)).isKnown).toBe(false)
  // The code that is mailed to Ruth opens it, and ends what the link had opened.
  const { body } = await app.api('POST', '/anon/code', { json: { email: ruth.email } })
  const code = await mailedCode(app, ruth.email)
  const proved = await app.api('POST', '/anon/code/signin', { json: { codeToken: body.codeToken, code } })
  const mine = await app.api('GET', `/public/memorial/${link.shareSlug}/mine`, { token: proved.body.token })
  expect(mine.body.userContribution.message).toBe('From Ruth.')
  expect((await send(app, first.token, link.shareSlug, 'Not hers.')).status).toBe(401)
})

test('nor does it for an address with a confirmed account, a stranger’s token, or a contact without an address', async () => {
  const app = await startApp({}, { pages: visitorPages })
  const known = await aLink(app, { ...ruth, email: (await aUser(app)).email })
  expect((await enter(app, known)).isKnown).toBe(false)
  const link = await aLink(app)
  expect((await enter(app, { ...link, inviteToken: known.inviteToken })).isKnown).toBe(false)
  const byPhone = await aLink(app, { ...ruth, email: null, phone: '0400 000 000' })
  expect((await enter(app, byPhone)).isKnown).toBe(false)
})

test('the session adds to its memorial only, and is nobody elsewhere', async () => {
  const app = await startApp({}, { pages: visitorPages })
  const link = await aLink(app)
  const other = await aLink(app, { ...ruth, email: 'ben@example.com' })
  const { token } = await enter(app, link)
  expect((await send(app, token, other.shareSlug, 'Elsewhere.')).body.code).toBe('EMAIL_UNVERIFIED')
  for (const [method, path] of [
    ['GET', '/user/data'],
    ['GET', '/user/devices'],
    ['POST', '/user/delete'],
  ] as const)
    expect([
      path,
      (await app.api(method, path, { token, json: method === 'POST' ? {} : undefined })).status,
    ]).toEqual([path, 403])
  const upload = await app.api('POST', `/memorial/media/upload/${link.memorialUuid}`, {
    token,
    fields: {},
    files: [{ name: 'a.jpg', type: 'image/jpeg', content: await aPhoto() }],
  })
  expect(upload.status).toBe(403)
})

test('photos come in pieces, to its memorial only, and as no photo of a host', async () => {
  const app = await startApp({}, { pages: visitorPages })
  const link = await aLink(app)
  const other = await aLink(app, { ...ruth, email: 'ben@example.com' })
  const { token } = await enter(app, link)
  const photo = await aPhoto()
  const begin = async (memorial: { uuid: string; shareSlug: string }, kind = 'contribution') =>
    resumableSender(app, { token, memorial }).create({ size: photo.length, kind, clientId: randomUUID() })
  const own = { uuid: link.memorialUuid, shareSlug: link.shareSlug }
  expect((await begin(own)).status).toBe(201)
  expect((await begin({ uuid: other.memorialUuid, shareSlug: other.shareSlug })).status).toBe(403)
  expect((await begin(own, 'photo')).status).toBe(404)
})

test('whoever signs up with the address of an invited person does not get at what they added', async () => {
  const app = await startApp({}, { pages: visitorPages })
  const link = await aLink(app)
  await send(app, (await enter(app, link)).token, link.shareSlug, 'From Ruth.')
  const stranger = await anUnverifiedUser(app, ruth.email)
  expect((await send(app, stranger.token, link.shareSlug, 'Not hers.')).body.code).toBe('EMAIL_UNVERIFIED')
  const json = { shareSlug: link.shareSlug }
  const withdrawn = await app.api('POST', '/memorial/contribution/withdraw', { token: stranger.token, json })
  expect(withdrawn.body.code).toBe('EMAIL_UNVERIFIED')
})

test('whoever signs up with it is told nothing of the person, and ends nothing of theirs', async () => {
  const app = await startApp({}, { pages: visitorPages })
  const link = await aLink(app)
  const invited = await enter(app, link)
  await send(app, invited.token, link.shareSlug, 'From Ruth.')
  const password = 'a password of the stranger'
  const signedUp = await app.api('POST', '/anon/signup', { json: { email: ruth.email, password } })
  expect(signedUp.body.user).toMatchObject({ firstName: '', surname: '', emailVerified: false })
  const signedIn = await app.api('POST', '/anon/signin', { json: { email: ruth.email, password } })
  expect(signedIn.body).toMatchObject({ user: { firstName: '', surname: '' }, memorialRelationships: [] })
  const { token } = signedIn.body
  expect((await app.api('GET', '/user', { token })).body.user).toMatchObject({ firstName: '', surname: '' })
  expect((await app.api('POST', '/user/signout-everywhere', { token })).status).toBe(200)

  const changed = await send(app, invited.token, link.shareSlug, 'From Ruth, again.')
  expect(changed.body.contribution).toMatchObject({ contributorName: 'Ruth Vale' })
})

test('the session proves no sign-up, and ends when the address is proved by one', async () => {
  const app = await startApp({}, { pages: visitorPages })
  const link = await aLink(app)
  const invited = await enter(app, link)
  const signedUp = await anUnverifiedUser(app, ruth.email)
  const code = await mailedCode(app, ruth.email)
  const confirm = (token: string) => app.api('POST', '/user/code/confirm', { token, json: { code } })
  expect((await confirm(invited.token)).status).toBe(401)
  expect((await app.api('POST', '/user/code/resend', { token: invited.token })).status).toBe(401)
  expect((await app.api('GET', '/user', { token: invited.token })).status).toBe(200)
  // Nor does the link end the sign-up.
  await enter(app, link)
  expect((await confirm(signedUp.token)).status).toBe(200)
  expect((await send(app, invited.token, link.shareSlug, 'Not hers.')).status).toBe(401)
})

test('a link to another memorial asks for no code, and ends nothing at the first', async () => {
  const app = await startApp({}, { pages: visitorPages })
  const link = await aLink(app)
  const other = await aLink(app)
  const first = await enter(app, link)
  await send(app, first.token, link.shareSlug, 'From Ruth.')
  const second = await enter(app, other)
  expect(second.isKnown).toBe(true)
  expect((await send(app, second.token, other.shareSlug, 'Here, too.')).status).toBe(200)
  expect((await send(app, second.token, link.shareSlug, 'Not there.')).body.code).toBe('EMAIL_UNVERIFIED')
  expect((await send(app, first.token, link.shareSlug, 'From Ruth, again.')).status).toBe(200)
})

test('the newest five sessions of a link stay', async () => {
  const app = await startApp({}, { pages: visitorPages })
  const link = await aLink(app)
  const isOpen = async (token: string) => (await app.api('GET', '/user', { token })).status === 200
  const opened = (tokens: string[]) => Promise.all(tokens.map(isOpen))
  const tokens: string[] = []
  for (let n = 0; n < 6; n += 1) {
    app.clock.advance({ seconds: 1 })
    tokens.push((await enter(app, link)).token)
  }
  expect(await opened(tokens)).toEqual([false, true, true, true, true, true])
  const atOnce = await Promise.all(Array.from({ length: 8 }, () => enter(app, link)))
  const open = await opened(atOnce.map(({ token }) => token))
  expect(open.filter(Boolean)).toHaveLength(5)
})

test.each(['contact/remove', 'contact/update', 'edit'])(
  'the session ends with its invitation, for good, and no other does: %s',
  async (path) => {
    const app = await startApp({}, { pages: visitorPages })
    const link = await aLink(app)
    const [elsewhere, here] = [await enter(app, await aLink(app)), await enter(app, link)]
    const { token, memorial } = link.host
    const at = `${memorial.uuid}/${memorial.contacts[0].uuid}`
    const calls: Record<string, [string, object]> = {
      'contact/remove': [`/memorial/contact/remove/${at}`, {}],
      'contact/update': [`/memorial/contact/update/${at}`, { email: 'ben@example.com' }],
      edit: ['/memorial/edit', { uuid: memorial.uuid, contacts: [{ email: 'ben@example.com' }] }],
    }
    const [url, json] = calls[path] ?? ['', {}]
    expect((await app.api('POST', url, { token, json })).status).toBe(200)
    const isOpen = async ({ token }: typeof here) => (await app.api('GET', '/user', { token })).status === 200
    expect([await isOpen(here), await isOpen(elsewhere)]).toEqual([false, true])
    const again = await app.api('POST', `/memorial/contact/add/${memorial.uuid}`, {
      token,
      json: { email: ruth.email },
    })
    expect([again.status, await isOpen(here)]).toEqual([200, false])
  },
)

test('whoever entered by the same link before does not get at what the person adds', async () => {
  const app = await startApp({}, { pages: visitorPages })
  const link = await aLink(app)
  const [stranger, person] = [await enter(app, link), await enter(app, link)]
  expect((await send(app, person.token, link.shareSlug, 'From Ruth.')).status).toBe(200)
  const mine = await app.api('GET', `/public/memorial/${link.shareSlug}/mine`, { token: stranger.token })
  expect(mine.body.userContribution ?? null).toBeNull()
  expect((await send(app, stranger.token, link.shareSlug, 'Not hers.')).status).toBe(401)
  expect((await send(app, person.token, link.shareSlug, 'From Ruth, again.')).status).toBe(200)
})
