import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { errorDetails } from '#server/lib/error-details.ts'
import { OPERATOR_TOKEN, startApp } from '../support/app.ts'
import { contributorFor } from '../support/contributing.ts'
import { aFundToGiveTo, answerBank, cards, finishGift, give } from '../support/donations.ts'
import { aPhoto, aSignedUpUser, mailedCode, upload } from '../support/factories.ts'
import { signInByMail } from '../support/host-calls.ts'
import { resumableSender } from '../support/resumable.ts'

/** An app that logs everything. Its log is read line by line. */
async function aTalkativeApp() {
  const lines: string[] = []
  const app = await startApp({ logLevel: 'trace' }, { logTo: { write: (line) => void lines.push(line) } })
  return { app, lines, read: () => lines.map((line) => JSON.parse(line)) }
}

test('each request has one line with its route, status, duration and the id that the response has', async () => {
  const { app, read } = await aTalkativeApp()
  const answers = [
    await app.api('GET', '/public/memorial/margaret-hollis-1a2b3c?i=secret'),
    await app.api('POST', '/anon/signin', { json: { email: 'ana@example.com' } }),
    await app.api('GET', '/nowhere/margaret-hollis'),
    await app.api('GET', '/%zz'),
  ]
  expect(read().filter((line) => line.msg === 'request')).toMatchObject([
    { level: 30, method: 'GET', route: '/public/memorial/:slug', status: 404, ms: expect.any(Number) },
    { level: 30, method: 'POST', route: '/anon/signin', status: 400 },
    { level: 30, method: 'GET', route: 'none', status: 404 },
  ])
  const ids = answers.map(({ headers }) => headers['x-request-id'])
  expect(new Set(ids).size).toBe(4)
  expect(read().map(({ reqId }) => reqId)).toEqual(ids.slice(0, 3))
})

test('probes and static files are logged at debug level only', async () => {
  const { app, read } = await aTalkativeApp()
  await app.api('GET', '/healthz')
  await app.api('GET', '/readyz')
  expect(read().map(({ level }) => level)).toEqual([20, 20])
})

test('nothing that identifies a person or a memorial, and no secret, is logged', async () => {
  const { app, lines } = await aTalkativeApp()
  const email = 'ana.distinctive@example.com'
  const password = 'distinctive-password-1'
  const said = {
    nameOfPerson: 'Distinctive Margaret',
    address: 'Distinctive Street 7',
    details: 'distinctive details',
    hostMessage: 'distinctive message',
    stories: [{ text: 'distinctive story' }],
    contacts: [
      { email: 'joan.distinctive@example.com', firstName: 'DistinctiveJoan' },
      { phone: '0412 555 777' },
    ],
  }
  const secrets = new Set<string>([
    email,
    password,
    'distinctive',
    'Distinctive',
    '0412 555 777',
    OPERATOR_TOKEN,
  ])

  const signedUp = await app.api('POST', '/anon/signup', { json: { email, password } })
  const token: string = signedUp.body.token
  await app.api('POST', '/user/code/confirm', { token, json: { code: 'WRONG' } })
  const code = await mailedCode(app, email)
  await app.api('POST', '/user/code/confirm', { token, json: { code } })
  const signedIn = await app.api('POST', '/anon/signin', { json: { email, password } })
  await app.api('POST', '/anon/signin', { json: { email, password: 'distinctive-wrong' } })
  await app.api('POST', '/user/save', {
    token,
    json: { firstName: 'DistinctiveAna', surname: 'DistinctiveSilva' },
  })
  for (const secret of [token, code, signedIn.body.token]) secrets.add(secret)

  const { body } = await app.api('POST', '/memorial/create', { token, json: said })
  const host = { token, memorial: body.memorial }
  const { uuid, shareSlug } = body.memorial
  secrets.add(shareSlug)
  await upload(app, host, {
    content: await aPhoto(),
    name: 'distinctive.jpg',
    fields: { title: 'distinctive sea' },
  })
  await upload(app, host, { content: Buffer.from('distinctive, and no photo'), name: 'distinctive.txt' })
  const resumable = resumableSender(app, host)
  const begun = await resumable.create({ size: 20, clientId: randomUUID(), title: 'distinctive sun' })
  await resumable.patch(begun.header('location') ?? '', 0, Buffer.from('distinctive no photo'))

  const { body: intent } = await app.api('POST', '/memorial/payment-intent', {
    token,
    json: { memorialUuid: uuid },
  })
  const card = {
    cardNumber: '4000 0000 0000 0002',
    expMonth: 12,
    expYear: 2040,
    cvc: '987',
    name: 'Distinctive Ana',
  }
  const confirm = `/sandbox/payment-intents/${intent.paymentIntentId}/confirm`
  await app.api('POST', confirm, { json: { clientSecret: intent.clientSecret, ...card } })
  const good = { ...card, cardNumber: '4242 4242 4242 4242' }
  await app.api('POST', confirm, { json: { clientSecret: intent.clientSecret, ...good } })
  await app.api('POST', '/operator/promo', {
    token: OPERATOR_TOKEN,
    json: { code: 'DISTINCTIVE', free: true },
  })
  await app.api('POST', '/memorial/promo/validate', {
    token,
    json: { memorialUuid: uuid, code: 'DISTINCTIVE' },
  })
  for (const secret of [intent.clientSecret, '4242', '4000 0000', 'DISTINCTIVE']) secrets.add(secret)

  await app.api('POST', '/memorial/send-all-invites', { token, json: { memorialUuid: uuid } })
  const [invitation] = (await app.outbox()).filter(({ to }) => to.startsWith('joan'))
  const invited = /\?i=([\w-]+)/.exec(invitation?.text ?? '')?.[1] ?? ''
  await app.api('GET', `/public/memorial/${shareSlug}?i=${invited}`, { token })
  await app.api('GET', `/public/unsubscribe/${invited}`)
  await app.api('POST', `/public/unsubscribe/${invited}`)
  await app.api('GET', `/media/distinctive-${uuid}/x.jpg`)

  await app.api('POST', '/anon/password/forgot', { json: { email } })
  const [reset] = (await app.outbox()).filter(({ text }) => text.includes('#token='))
  const link = /#token=([\w-]+)/.exec(reset?.text ?? '')?.[1] ?? ''
  await app.api('POST', '/anon/password/reset', { json: { token: link, password: 'distinctive-password-2' } })
  for (const secret of [invited, link]) secrets.add(secret)
  await app.app.inject({
    method: 'POST',
    url: '/anon/signup',
    headers: { 'content-type': 'application/json' },
    payload: '{"email":"distinctive@example.com",',
  })

  const log = lines.join('')
  expect(lines.length).toBeGreaterThan(25)
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(3)
    expect([secret, log.includes(secret)]).toEqual([secret, false])
  }
})

test('no data of visitors, donors, co-hosts, reporters and leaving accounts is logged', async () => {
  const { app, lines } = await aTalkativeApp()
  const secrets = new Set<string>(['distinctive', 'Distinctive'])
  const { host, donor, slug, memorialUuid } = await aFundToGiveTo(app)
  const contributor = await aSignedUpUser(app, 'distinctive.contributor@example.com')
  for (const { token, email, password } of [host, donor, contributor])
    for (const secret of [token, email, password]) secrets.add(secret)
  secrets.add(slug)

  const settings = {
    visibility: 'PASSCODE',
    passcode: 'distinctive-word',
    searchIndexed: false,
    appearAtOnce: 'NONE',
    language: 'en',
  }
  const put = `/memorial/settings/${memorialUuid}`
  expect((await app.api('POST', put, { token: host.token, json: settings })).status).toBe(200)
  const opened = await app.app.inject({
    method: 'POST',
    url: `/view/${slug}/open`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'word=distinctive-word',
  })
  const cookie = String(opened.headers['set-cookie']).split(';')[0] ?? ''
  secrets.add(cookie.split('=')[1] ?? '')

  const open = { ...settings, visibility: 'LINK', passcode: undefined }
  await app.api('POST', put, { token: host.token, json: open })
  const rsvp = {
    name: 'Distinctive Guest',
    email: 'distinctive.guest@example.com',
    status: 'ATTENDING',
    message: 'distinctive',
    guests: 1,
  }
  const answered = await app.api('POST', `/public/memorial/${slug}/rsvp`, { headers: { cookie }, json: rsvp })
  expect(answered.status).toBe(200)
  const visit = contributorFor(app, { uuid: memorialUuid, shareSlug: slug }, contributor)
  const left = await visit.submit(
    { contributorMessage: 'distinctive words', contributorName: 'Distinctive' },
    [await aPhoto()],
  )
  expect(left.status).toBe(200)
  const given = await give(app, donor, slug, { card: cards.guarded })
  expect(given.status).toBe(200)
  for (const secret of [given.body.clientSecret, given.body.paymentIntentId]) secrets.add(secret)
  await answerBank(app, given.body)
  await finishGift(app, donor, given.body.paymentIntentId)
  await give(app, contributor, slug, { card: cards.declined })

  const invitation = { email: 'distinctive.cohost@example.com', role: 'ADMIN' }
  const invite = `/memorial/hosts/invite/${memorialUuid}`
  expect((await app.api('POST', invite, { token: host.token, json: invitation })).status).toBe(200)
  const [invited] = (await app.outbox()).filter(({ to }) => to.includes('distinctive.cohost'))
  const [inviteToken = ''] = /key[0-9a-f]{32}/.exec(invited?.text ?? '') ?? []
  await app.api('GET', `/public/host-invitation/${inviteToken}`)
  const { token } = await signInByMail(app, invitation.email, { firstName: 'Distinctive', surname: 'Host' })
  const accepted = await app.api('POST', '/user/host-invitation/accept', { token, json: { inviteToken } })
  expect(accepted.status).toBe(200)
  for (const secret of [inviteToken, token]) secrets.add(secret)

  const successors = { successors: [{ name: 'Distinctive', email: 'distinctive.heir@example.com' }] }
  await app.api('POST', `/memorial/archive/${memorialUuid}/successors`, {
    token: host.token,
    json: successors,
  })
  await app.api('POST', `/memorial/archive/${memorialUuid}/send`, { token: host.token })
  const archive = await app.api('GET', `/user/archive/${memorialUuid}`, { token: host.token })
  const ticket = String(archive.body.archiveUrl).split('/')[2] ?? ''
  expect(ticket).toContain('.')
  secrets.add(ticket)
  await app.api('GET', `/keepsakes/${ticket}/archive.zip`)
  const report = { reason: 'PRIVATE', words: 'distinctive', email: 'distinctive.reporter@example.com' }
  await app.api('POST', `/public/memorial/${slug}/report`, { json: report })
  await app.api('GET', '/user/data', { token: host.token })
  await app.api('GET', '/metrics', { headers: { authorization: `Bearer ${OPERATOR_TOKEN}` } })
  secrets.add(OPERATOR_TOKEN)
  await app.api('POST', '/user/delete', {
    token: contributor.token,
    json: { password: contributor.password },
  })
  app.clock.advance({ days: 31 })
  await app.run('account.deletions', {})
  await app.drained()

  const mails = await app.outbox()
  const receipts = mails.flatMap(({ text }) =>
    [...text.matchAll(/\/receipt#([\w.-]+)/g)].map(([, token]) => token),
  )
  expect(new Set(receipts.map((token) => token?.split('.')[0]))).toEqual(
    new Set(['memory', 'answer', 'gift']),
  )
  for (const token of receipts)
    for (const call of ['', '/renew', '/take-back'])
      await app.api('POST', `/public/receipt${call}`, { json: { token } })

  for (const { to, text } of mails) {
    secrets.add(to)
    for (const [word] of text.matchAll(/key[0-9a-f]{32}/g)) secrets.add(word)
  }
  const log = lines.join('')
  expect(lines.length).toBeGreaterThan(25)
  expect(secrets.size).toBeGreaterThan(20)
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(3)
    expect([secret, log.includes(secret)]).toEqual([secret, false])
  }
})

test('an internal error is logged in full, and not shown to the caller', async () => {
  const { app, read } = await aTalkativeApp()
  await app.pool.query('alter table users rename to people')
  const answer = await app.api('POST', '/anon/signin', {
    json: { email: 'ana@example.com', password: 'secret' },
  })
  expect(answer).toMatchObject({ status: 500, body: { code: 'INTERNAL' } })
  expect(JSON.stringify(answer.body)).not.toMatch(/relation|users|select/)
  const [line] = read().filter(({ level }) => level === 50)
  expect(line).toMatchObject({
    reqId: answer.headers['x-request-id'],
    err: {
      message: 'relation "users" does not exist',
      stack: expect.stringContaining('sign-in.ts'),
    },
  })
})

test('an error is logged with name, message and stack, without addresses and its other properties', () => {
  const refused = Object.assign(new Error('451 <joan@example.com>: try later'), {
    rejected: ['joan@example.com'],
    detail: 'Key (email)=(joan@example.com) already exists.',
  })
  const details = errorDetails(refused)
  expect(Object.keys(details)).toEqual(['type', 'message', 'stack'])
  expect(details).toMatchObject({ type: 'Error', message: '451 <…@…>: try later' })
  expect(JSON.stringify(details)).not.toContain('joan')
  expect(errorDetails('joan@example.com').message).toBe('…@…')
  const path = 'at send (/app/node_modules/@fastify/multipart/index.js:10:2)'
  expect(errorDetails(Object.assign(new Error('x'), { stack: path })).stack).toBe(path)
})
