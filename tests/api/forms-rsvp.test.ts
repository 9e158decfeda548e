import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { aPaidHost, aUser, blockUser, startWithPaidHost } from '../support/factories.ts'
import {
  follow,
  problemAt,
  receiptIn,
  sendBody,
  sendForm,
  valueIn,
  visit,
  wordsOf,
} from '../support/forms.ts'
import { useUpLimit } from '../support/limits.ts'
import { visitorPages } from '../support/visitor-pages.ts'
import { cookieOf, tryWord } from '../support/visitors.ts'

type Host = Awaited<ReturnType<typeof aPaidHost>>

const start = () => startApp({}, { pages: visitorPages })

const said = {
  status: 'ATTENDING',
  name: 'Joan Petrie',
  email: 'joan@example.com',
  guests: '2',
  message: 'Roses.',
}
const fields = ['status', 'name', 'email', 'guests', 'message'] as const

const answers = (app: TestApp) => app.db.selectFrom('rsvps').selectAll().orderBy('dateCreated').execute()

const formOf = ({ memorial }: Host) => `/view/${memorial.shareSlug}/rsvp`

const set = (app: TestApp, { memorial, token }: Host, json: object) =>
  app.api('POST', `/memorial/settings/${memorial.uuid}`, { token, json })

test('before any script, what is missing is said by our page beside the field, not by the browser', async () => {
  const { app, host } = await startWithPaidHost({}, visitorPages)
  const view = `/view/${host.memorial.shareSlug}`
  const formTo = (page: { body: unknown }, path: string) =>
    String(page.body).match(new RegExp(`<form[^>]*action="${path}"[^>]*>`))?.[0]
  expect(formTo(await visit(app, view), `${view}/rsvp`)).toMatch(/novalidate/i)
  const told = await sendForm(app, formOf(host), { status: 'ATTENDING' })
  expect(problemAt(told, 'name')).toBeTruthy()

  await set(app, host, { visibility: 'PASSCODE', passcode: 'rose bud' })
  expect(formTo(await visit(app, view), `${view}/open`)).toMatch(/novalidate/i)
  const { count } = await app.db
    .selectFrom('rateLimits')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const empty = await tryWord(app, String(host.memorial.shareSlug), '  ')
  expect(empty.headers.location).toContain('?word=wrong')
  const after = await app.db
    .selectFrom('rateLimits')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(after.count).toBe(count)
})

test('an answer is saved and leads to a page that shows it; reloading that page sends nothing again', async () => {
  const { app, host } = await startWithPaidHost({ memorialDate: '2031-11-28' }, visitorPages)
  const sent = await sendForm(app, formOf(host), said)
  expect([sent.status, sent.headers['cache-control']]).toEqual([303, 'no-store'])
  const page = await follow(app, sent)
  expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-store'])
  for (const words of [
    'RSVP for Margaret Anne Hollis’s memorial',
    'Thank you. Your answer has been passed on to the family.',
    'A confirmation is on its way to joan@example.com',
    'Your answer: Attending',
    'You bring 2 guests: 3 of you in all.',
    'Roses.',
    'Add to calendar',
  ])
    expect(wordsOf(page)).toContain(words)
  expect(wordsOf(await follow(app, sent))).toContain('Your answer: Attending')
  expect(await answers(app)).toMatchObject([
    { name: 'Joan Petrie', email: 'joan@example.com', status: 'ATTENDING', guests: 2, message: 'Roses.' },
  ])
  expect((await app.outbox()).filter(({ subject }) => subject.startsWith('Your RSVP'))).toHaveLength(1)

  // Changed from that page: the form is filled in, and it stays one answer.
  const [change = ''] = /\?answer=[^"]+/.exec(String(page.body)) ?? []
  const again = await visit(app, formOf(host) + change.replaceAll('&amp;', '&'))
  expect(fields.map((name) => valueIn(again, name))).toEqual(Object.values(said))
  const answer = String(valueIn(again, 'answer'))
  const changed = await sendForm(app, formOf(host), { ...said, status: 'NOT_ATTENDING', guests: '', answer })
  expect(wordsOf(await follow(app, changed))).toContain('Your answer: Not Attending')
  expect(await answers(app)).toMatchObject([{ status: 'NOT_ATTENDING', guests: 0 }])
})

const wrongAnswers: [wrong: object, problems: object][] = [
  [{ status: 'PERHAPS' }, { status: 'Please choose one of the three.' }],
  [{ name: '  ' }, { name: 'Please enter your name.' }],
  [{ guests: 'two' }, { guests: 'Please enter a number from 0 to 50.' }],
  [{ guests: '1e1' }, { guests: 'Please enter a number from 0 to 50.' }],
  [{ message: 'm'.repeat(1001) }, { message: 'Message must be at most 1000 characters' }],
  [
    { status: '', name: '', email: 'x', guests: '999' },
    {
      status: 'Please choose one of the three.',
      name: 'Please enter your name.',
      email: 'Please enter a valid email address',
      guests: 'Please enter a number from 0 to 50.',
    },
  ],
]

test('each mistake is reported at its field, and the form stays filled in', async () => {
  const { app, host } = await startWithPaidHost({}, visitorPages)
  for (const [wrong, problems] of wrongAnswers) {
    const typed = { ...said, ...wrong }
    const page = await sendForm(app, formOf(host), typed)
    expect([wrong, page.status]).toEqual([wrong, 400])
    expect(Object.fromEntries(fields.map((name) => [name, problemAt(page, name)]))).toEqual({
      ...{ status: null, name: null, email: null, guests: null, message: null },
      ...problems,
    })
    const status = typed.status === 'ATTENDING' ? typed.status : null
    expect(fields.map((name) => valueIn(page, name))).toEqual(Object.values({ ...typed, status }))
  }
  expect(await answers(app)).toEqual([])
})

test('a form without fields is treated as an empty one', async () => {
  const { app, host } = await startWithPaidHost({}, visitorPages)
  for (const page of [await sendForm(app, formOf(host), {}), await sendBody(app, formOf(host), '', {})])
    expect([page.status, problemAt(page, 'name')]).toEqual([400, 'Please enter your name.'])
})

test('only forms are accepted, and only up to a maximum size', async () => {
  const { app, host } = await startWithPaidHost({}, visitorPages)
  const json = JSON.stringify(said)
  const multipart = '--x\r\ncontent-disposition: form-data; name="status"\r\n\r\nATTENDING\r\n--x--\r\n'
  for (const [type, body] of [
    ['application/json', json],
    ['text/plain', String(new URLSearchParams(said))],
    ['multipart/form-data; boundary=x', multipart],
    ['application/xml', '<a/>'],
  ] as const)
    expect([type, (await sendBody(app, formOf(host), body, { 'content-type': type })).status]).toEqual([
      type,
      415,
    ])
  expect((await sendForm(app, formOf(host), { ...said, message: 'm'.repeat(300_000) })).status).toBe(413)
  expect(await answers(app)).toEqual([])
})

test('text that looks like markup stays text, in the form and in the answer', async () => {
  const { app, host } = await startWithPaidHost({}, visitorPages)
  const evil = `"><script>alert(1)</script><b a='`
  const wrong = await sendForm(app, formOf(host), {
    ...said,
    name: evil,
    message: evil,
    email: evil,
    guests: evil,
  })
  const right = await follow(app, await sendForm(app, formOf(host), { ...said, name: evil, message: evil }))
  for (const page of [wrong, right]) expect(String(page.body)).not.toContain('<script>alert')
  for (const name of ['name', 'message', 'email', 'guests'] as const) expect(valueIn(wrong, name)).toBe(evil)
  expect(wordsOf(right)).toContain('alert(1)')
})

test('a memorial with a passcode takes answers only from those who entered it, and a private one takes none', async () => {
  const { app, host } = await startWithPaidHost({}, visitorPages)
  const page = `/view/${host.memorial.shareSlug}`
  const closed = async (headers = {}) => {
    const { status, headers: own } = await sendForm(app, formOf(host), said, headers)
    expect([status, own.location]).toEqual([302, page])
  }
  await set(app, host, { visibility: 'PASSCODE', passcode: 'rose bud' })
  const cookie = cookieOf(await tryWord(app, String(host.memorial.shareSlug), 'rose bud'))
  await closed()
  expect((await visit(app, formOf(host))).headers.location).toBe(page)
  // Another site cannot use that cookie to answer, nor send the form at all.
  const foreign = await sendForm(app, formOf(host), said, { cookie, 'sec-fetch-site': 'cross-site' })
  expect([foreign.status, foreign.headers.location]).toEqual([303, formOf(host)])
  expect(await answers(app)).toEqual([])
  const sent = await sendForm(app, formOf(host), said, { cookie, 'sec-fetch-site': 'same-origin' })
  expect(wordsOf(await follow(app, sent, { cookie }))).toContain('Your answer: Attending')
  // The page that shows the answer needs the passcode too.
  expect((await visit(app, String(sent.headers.location))).headers.location).toBe(page)
  await set(app, host, { visibility: 'PRIVATE' })
  await closed({ cookie })
  expect((await sendForm(app, '/view/nobody-here/rsvp', said)).headers.location).toBe('/view/nobody-here')
  await app.db.updateTable('memorials').set({ archivedAt: new Date() }).execute()
  await closed({ cookie })
  expect(await answers(app)).toHaveLength(1)
})

test('a former link accepts an answer, and leads to the present one', async () => {
  const { app, host } = await startWithPaidHost({}, visitorPages)
  const { uuid } = host.memorial
  const json = { shareSlug: `moved-${uuid}` }
  await app.api('POST', `/memorial/share-slug/${uuid}`, { token: host.token, json })
  const sent = await sendForm(app, formOf(host), said)
  const moved = await visit(app, String(sent.headers.location))
  expect(moved.headers.location).toContain(`/view/moved-${uuid}/rsvp?answer=`)
  expect(wordsOf(await visit(app, String(moved.headers.location)))).toContain('Your answer: Attending')
})

test('somebody who answers too often, or is blocked, is told so, and the form stays filled in', async () => {
  const { app, host } = await startWithPaidHost({}, visitorPages)
  await useUpLimit(
    app,
    'actByPerson',
    `answer ${said.email.toLowerCase()} 127.0.0.1 ${host.memorial.uuid}`,
    1,
  )
  expect((await sendForm(app, formOf(host), said)).status).toBe(303)
  const late = await sendForm(app, formOf(host), said)
  expect(late.status).toBe(429)
  expect(wordsOf(late)).toContain('Too many attempts')
  expect(fields.map((name) => valueIn(late, name))).toEqual(Object.values(said))
  // A form with a mistake does not count towards the limit.
  expect((await sendForm(app, formOf(host), { ...said, name: '' })).status).toBe(400)

  const unkind = await aUser(app)
  await blockUser(app, host.memorial.uuid, unkind.uuid)
  const elsewhere = { 'x-forwarded-for': '203.0.113.9' }
  const shut = await sendForm(app, formOf(host), { ...said, email: unkind.email }, elsewhere)
  expect([shut.status, valueIn(shut, 'message')]).toEqual([403, 'Roses.'])
  expect(await answers(app)).toHaveLength(1)
})

async function invited(app: TestApp) {
  const contacts = [
    { uuid: null, email: 'lena@example.com', phone: null, firstName: 'Lena', surname: 'Marsh' },
    { uuid: null, email: null, phone: '0400 000 000', firstName: 'Otto', surname: '' },
  ]
  const host = await aPaidHost(app, { contacts })
  const rows = await app.db.selectFrom('contacts').select(['firstName', 'inviteToken', 'uuid']).execute()
  const of = (name: string) => rows.find(({ firstName }) => firstName === name)
  const tokenOf = (name: string) => String(of(name)?.inviteToken)
  const page = `http://localhost:3000/view/${host.memorial.shareSlug}`
  const referer = (name: string) => ({ referer: `${page}?i=${tokenOf(name)}` })
  return { host, tokenOf, referer, uuidOf: (name: string) => of(name)?.uuid }
}

test('a personal link fills the form in, and stays in use after a mistake', async () => {
  const app = await start()
  const { host, tokenOf, referer, uuidOf } = await invited(app)
  for (const page of [
    await visit(app, formOf(host), referer('Lena')),
    await visit(app, `${formOf(host)}?i=${tokenOf('Lena')}`),
  ])
    expect(['name', 'email', 'i'].map((name) => valueIn(page, name))).toEqual([
      'Lena Marsh',
      'lena@example.com',
      tokenOf('Lena'),
    ])
  // Sent by the form on the memorial's own page, which does not know the contact.
  const wrong = await sendForm(app, formOf(host), { name: '', email: '', status: '' }, referer('Otto'))
  expect(['status', 'name', 'email'].map((name) => problemAt(wrong, name))).toEqual([
    'Please choose one of the three.',
    null,
    null,
  ])
  expect(valueIn(wrong, 'i')).toBe(tokenOf('Otto'))
  const own = { i: tokenOf('Otto'), status: 'UNSURE', name: '', email: '' }
  const sent = await sendForm(app, formOf(host), own)
  expect(await answers(app)).toMatchObject([{ contactUuid: uuidOf('Otto'), name: 'Otto', status: 'UNSURE' }])
  const page = await follow(app, sent)
  expect(wordsOf(page)).toContain('Your answer: Not Sure')
  const [change = ''] = /\?answer=[^"]+/.exec(String(page.body)) ?? []
  expect(valueIn(await visit(app, formOf(host) + change.replaceAll('&amp;', '&')), 'i')).toBe(tokenOf('Otto'))
  // Later, by the link alone.
  const later = await visit(app, formOf(host), referer('Otto'))
  expect(wordsOf(later)).toContain('Your answer: Not Sure')
})

test('a link that is invalid, or of another memorial, reveals nothing and is not passed on', async () => {
  const app = await start()
  const { host, tokenOf } = await invited(app)
  const other = await aPaidHost(app)
  for (const [slug, token] of [
    [other.memorial.shareSlug, tokenOf('Lena')],
    [host.memorial.shareSlug, 'nobody'],
    [host.memorial.shareSlug, 'x'.repeat(101)],
    [host.memorial.shareSlug, '\u0000'],
  ]) {
    const page = await visit(app, `/view/${slug}/rsvp?${new URLSearchParams({ i: String(token) })}`)
    expect([page.status, valueIn(page, 'name'), valueIn(page, 'i')]).toEqual([200, '', null])
    const sent = await sendForm(app, `/view/${slug}/rsvp`, { status: 'ATTENDING', i: String(token) })
    expect([sent.status, problemAt(sent, 'name')]).toEqual([400, 'Please enter your name.'])
  }
  const foreign = { referer: `https://elsewhere.example/page?i=${tokenOf('Lena')}` }
  expect(valueIn(await visit(app, formOf(host), foreign), 'name')).toBe('')
})

test('the form of an existing answer changes that answer, even if name and address change', async () => {
  const { app, host } = await startWithPaidHost({}, visitorPages)
  const sent = await sendForm(app, formOf(host), said)
  const page = await visit(app, `${sent.headers.location}&change=`)
  const answer = String(valueIn(page, 'answer'))
  const corrected = { ...said, name: 'Jo Petrie', email: 'jo@example.com' }
  // A mistake does not lose which answer it is.
  const wrong = await sendForm(app, formOf(host), { ...corrected, email: 'jo', answer })
  expect([wrong.status, valueIn(wrong, 'answer')]).toEqual([400, answer])
  expect((await sendForm(app, formOf(host), { ...corrected, answer })).status).toBe(303)
  expect(await answers(app)).toMatchObject([{ name: 'Jo Petrie', email: 'jo@example.com' }])
})

test('the page that shows an answer is empty once it is old, or the answer was changed, or its link tampered with', async () => {
  const { app, host } = await startWithPaidHost({}, visitorPages)
  const sent = await sendForm(app, formOf(host), said)
  const receipt = receiptIn(sent)
  const shown = async (word: string, at = formOf(host)) => {
    const page = await visit(app, `${at}?${new URLSearchParams({ answer: word })}`)
    expect([word, page.status]).toEqual([word, 200])
    return wordsOf(page).includes('Your answer')
  }
  expect(await shown(receipt)).toBe(true)
  const other = await aPaidHost(app)
  expect(await shown(receipt, formOf(other))).toBe(false)
  const [uuid, at, seal] = receipt.split('.')
  for (const word of [
    '',
    `${'-'.repeat(36)}.1.x`,
    `${receipt}x`,
    `${uuid}.${Number(at) + 1}.${seal}`,
    `${uuid}.${at}.`,
  ])
    expect([word, await shown(word)]).toEqual([word, false])
  // Somebody else with the same name and address is another person, with another answer.
  app.clock.advance({ minutes: 1 })
  await sendForm(app, formOf(host), { ...said, message: 'Not roses.' })
  expect(await shown(receipt)).toBe(true)
  const theirs = await sendForm(app, formOf(host), { ...said, message: 'Not roses.', answer: receipt })
  expect(await shown(receipt)).toBe(false)
  expect(wordsOf(await follow(app, theirs))).toContain('Not roses.')
  app.clock.advance({ hours: 1, minutes: 1 })
  expect(wordsOf(await follow(app, theirs))).not.toContain('Not roses.')
})

test('by the token of an account the card knows who answers, and somebody else answers beside them', async () => {
  const { app, host } = await startWithPaidHost({}, visitorPages)
  const rosa = await aUser(app)
  const headers = { pid: rosa.token }
  expect(wordsOf(await visit(app, formOf(host), headers))).toContain(`You answer as ${rosa.email}`)
  await sendForm(app, formOf(host), { status: 'UNSURE' }, headers)
  const other = await sendForm(app, `${formOf(host)}?other=`, said, headers)
  expect(wordsOf(await follow(app, other, headers))).toContain('Your answer: Attending')
  expect(wordsOf(await visit(app, formOf(host), headers))).toContain('Your answer: Not Sure')
  expect(await answers(app)).toMatchObject([
    { userUuid: rosa.uuid, status: 'UNSURE' },
    { userUuid: null, email: said.email },
  ])
})

test('the pages are in the language of their reader', async () => {
  const { app, host } = await startWithPaidHost({}, visitorPages)
  for (const [language, problem, thanks] of [
    ['es', 'Por favor, elija una de las tres.', 'Gracias. Hemos transmitido su respuesta a la familia.'],
    ['ar', 'يرجى اختيار واحد من الثلاثة.', 'شكرًا لكم. وصل ردكم إلى العائلة.'],
  ] as const) {
    const headers = { 'accept-language': language }
    const wrong = await sendForm(app, formOf(host), { ...said, status: '' }, headers)
    expect(problemAt(wrong, 'status')).toBe(problem)
    const sent = await sendForm(app, formOf(host), said, headers)
    expect(wordsOf(await follow(app, sent, headers))).toContain(thanks)
    expect((await answers(app)).at(-1)).toMatchObject({ language })
  }
})

test('a report is sent once, however often the page after it is reloaded', async () => {
  const { app, host } = await startWithPaidHost({}, visitorPages)
  const sent = await sendForm(app, `/view/${host.memorial.shareSlug}/report`, {
    reason: 'SPAM',
    words: 'Casino',
  })
  for (let times = 0; times < 2; times += 1)
    expect(wordsOf(await follow(app, sent))).toContain('Thank you. Somebody will look at it.')
  expect(await app.db.selectFrom('reports').selectAll().execute()).toHaveLength(1)
})
