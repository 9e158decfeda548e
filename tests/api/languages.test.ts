import { expect, test } from 'vitest'
import { fieldMessage, fieldProblem } from '#contract/field-problem.ts'
import { textsOf } from '#languages/all.ts'
import { calls as ar } from '#languages/ar/calls/index.ts'
import { calls as en } from '#languages/en/calls/index.ts'
import { calls as es } from '#languages/es/calls/index.ts'
import { languages } from '#languages/index.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { contractProblems } from '../support/contract-problems.ts'
import { aPaidHost, aUser } from '../support/factories.ts'
import { visit } from '../support/forms.ts'
import { visitorPages } from '../support/visitor-pages.ts'

const spanish = { 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' }

const signIn = (app: TestApp, headers: Record<string, string> = {}) =>
  app.api('POST', '/anon/signin', { headers, json: { email: 'nobody@example.com', password: 'wrong one' } })

test('an error message is in the requested language, in English otherwise', async () => {
  const app = await startApp()
  const english = en.errors.BAD_CREDENTIALS
  expect((await signIn(app)).body).toMatchObject({ msg: english, error: english, code: 'BAD_CREDENTIALS' })
  expect((await signIn(app, { 'accept-language': 'fr, en;q=0.5' })).body.msg).toBe(english)
  const told = (await signIn(app, spanish)).body
  expect(told).toMatchObject({
    msg: es.errors.BAD_CREDENTIALS,
    error: es.errors.BAD_CREDENTIALS,
    code: 'BAD_CREDENTIALS',
  })
  expect(told.msg).not.toBe(english)
  expect((await signIn(app, { ...spanish, cookie: 'a=b; language=ar' })).body.msg).toBe(
    ar.errors.BAD_CREDENTIALS,
  )
})

test.each(languages)('the message about an invalid field is in %s', async (language) => {
  const messages = textsOf(language).calls
  const app = await startApp()
  const headers = { 'accept-language': language }
  const short = await app.api('POST', '/anon/signup', {
    headers,
    json: { email: 'ana@example.com', password: 'x' },
  })
  const problem = fieldProblem('passwordTooShort', { min: 6 })
  expect(short.body).toMatchObject({ field: 'password', msg: fieldMessage(problem, messages) })
  // What only programmers read has no translation: then people get the words of the code.
  const odd = await app.api('POST', '/anon/signup', { headers, json: { email: 1, password: {} } })
  expect(odd.body.msg).not.toMatch(/[a-z]: Invalid/)
})

test('the message of a rate limit says when it ends', async () => {
  const app = await startApp()
  const json = { email: 'ana@example.com', password: 'a good one' }
  const { body } = await app.api('POST', '/anon/signup', { json })
  const again = (headers: Record<string, string>) =>
    app.api('POST', '/user/code/resend', { token: body.token, headers })
  const refused = await again(spanish)
  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) } })
  expect(refused.body.msg).toMatch(
    /^Se acaba de enviar un código\. .* Podrá volver a intentarlo dentro de \d+ segundos\.$/,
  )
  expect((await again({})).body.msg).toMatch(/ You can try again in \d+ seconds\.$/)
})

test('everything that a schema of the contract says of a field is a message with its parameters', () => {
  const problems = contractProblems()
  expect(problems.length).toBeGreaterThan(30)
  const told = problems.map((problem) => fieldMessage(problem, en, 'a field') ?? `none: ${problem}`)
  expect(told.filter((message) => /^none:|\{| {2}/.test(message))).toEqual([])
})

test.each(languages)(
  'the messages of calls in %s take what the English ones take, and none of them is empty',
  (language) => {
    const messages = textsOf(language).calls
    for (const part of ['errors', 'fields', 'names', 'cards', 'general'] as const) {
      const taken = (table: Record<string, string>) =>
        Object.entries(table).map(([key, text]) => [key, text !== '', (text.match(/\{\w+\}/g) ?? []).sort()])
      expect(taken(messages[part])).toEqual(taken(en[part]))
    }
  },
)

const langOf = (html: string | undefined) => /<html lang="([^"]+)"/.exec(html ?? '')?.[1]

test('mails of an account are in its first language until it chooses another; a visit changes nothing', async () => {
  const app = await startApp()
  const json = { email: 'ana@example.com', password: 'a good one' }
  const { body } = await app.api('POST', '/anon/signup', { headers: spanish, json })
  expect(body.user.language).toBe('es')
  const [code] = await app.outbox()
  expect(code?.html).toContain('<html lang="es" dir="ltr">')
  await app.db.updateTable('users').set({ emailVerifiedAt: app.clock.now() }).execute()

  // A page read in another language, and a device that asks for another.
  const cookie = 'language=ar'
  const read = await app.api('GET', '/user', { token: body.token, headers: { cookie } })
  expect(read.body.user.language).toBe('es')
  for (const headers of [{ cookie }, { 'accept-language': 'en' }])
    expect((await app.api('POST', '/anon/signin', { headers, json })).body.user.language).toBe('es')
  const forget = () => app.api('POST', '/anon/password/forgot', { json: { email: json.email } })
  await forget()
  expect(langOf((await app.outbox())[0]?.html)).toBe('es')

  const save = (change: object) =>
    app.api('POST', '/user/save', {
      token: body.token,
      json: { firstName: 'Ana', surname: 'Silva', ...change },
    })
  expect((await save({ language: 'ar' })).body.user.language).toBe('ar')
  expect((await save({})).body.user.language).toBe('ar')
  expect(await save({ language: 'fr' })).toMatchObject({ status: 400, body: { field: 'language' } })
  app.clock.advance({ minutes: 30 })
  await forget()
  expect((await app.outbox())[0]?.html).toContain('<html lang="ar" dir="rtl">')
})

test('an account without a language takes the first one that a request has', async () => {
  const app = await startApp()
  const { token } = await aUser(app)
  const read = async (language: string) => {
    const { body } = await app.api('GET', '/user', { token, headers: { cookie: `language=${language}` } })
    return body.user.language
  }
  expect([await read('ar'), await read('es')]).toEqual(['ar', 'ar'])
})

test('people whose language is not known get the language of the memorial, else of its owner', async () => {
  const app = await startApp()
  const contacts = [{ email: 'joan@example.com' }]
  const host = await aPaidHost(app, { memorialDate: '2031-05-04', contacts })
  const { uuid: memorialUuid, shareSlug } = host.memorial
  const change = (language: string | null) =>
    app.api('POST', `/memorial/settings/${memorialUuid}`, { token: host.token, json: { language } })
  await app.api('GET', '/user', { token: host.token, headers: { cookie: 'language=ar' } })
  await app.api('POST', '/memorial/send-all-invites', { token: host.token, json: { memorialUuid } })
  const invited = (await app.outbox()).find(({ to }) => to === 'joan@example.com')
  expect(invited?.html).toContain('lang="ar"')
  const writtenIn = async () =>
    (await app.api('GET', `/memorial/get/${memorialUuid}`, { token: host.token })).body.memorial.writtenIn
  expect(await writtenIn()).toBe('ar')

  expect((await change('es')).body.memorial).toMatchObject({ language: 'es', writtenIn: 'es' })
  const answer = (email: string, headers: Record<string, string>) =>
    app.api('POST', `/public/memorial/${shareSlug}/rsvp`, {
      headers,
      json: { name: 'Kim', email, status: 'ATTENDING' },
    })
  const langTo = async (email: string) => langOf((await app.outbox()).find(({ to }) => to === email)?.html)
  await answer('kim@example.com', { 'accept-language': 'ar' })
  expect(await langTo('kim@example.com')).toBe('es')
  await answer('lee@example.com', { ...spanish, cookie: 'language=en' })
  expect(await langTo('lee@example.com')).toBe('en-AU')
  expect((await change(null)).body.memorial.language).toBe(null)
  await answer('sam@example.com', { 'accept-language': 'ar' })
  expect(await langTo('sam@example.com')).toBe('ar')
  expect(await change('fr')).toMatchObject({ status: 400, body: { field: 'language' } })
})

test('link previews are in the memorial’s language, whatever the robots of networks ask for', async () => {
  const app = await startApp({}, { pages: visitorPages })
  const { token, memorial } = await aPaidHost(app)
  await app.api('GET', '/user', { token, headers: { cookie: 'language=es' } })
  const shown = async (headers: Record<string, string>) => {
    const { body } = await visit(app, `/view/${memorial.shareSlug}`, headers)
    const content = (name: string) => new RegExp(`${name}" content="([^"]*)"`).exec(body)?.[1]
    return [/<html lang="([^"]*)"/.exec(body)?.[1], content('og:title'), content('twitter:title')]
  }
  const title = 'Margaret Anne Hollis: un memorial'
  expect(await shown({})).toEqual(['en-AU', title, title])
  expect(await shown({ 'accept-language': 'ar' })).toEqual(['ar', title, title])
  const json = { language: 'en' }
  await app.api('POST', `/memorial/settings/${memorial.uuid}`, { token, json })
  expect((await shown({}))[1]).toBe('Margaret Anne Hollis: a memorial')
})
