import { expect, test } from 'vitest'
import { errors } from '#contract/errors.ts'
import { ar } from '#contract/languages/ar.ts'
import { es } from '#contract/languages/es.ts'
import { translation } from '#contract/languages/translate.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { contractTexts } from '../support/contract-texts.ts'
import { aPaidHost, aUser } from '../support/factories.ts'
import { visit } from '../support/forms.ts'
import { visitorPages } from '../support/visitor-pages.ts'

const spanish = { 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' }

const signIn = (app: TestApp, headers: Record<string, string> = {}) =>
  app.api('POST', '/anon/signin', { headers, json: { email: 'nobody@example.com', password: 'wrong one' } })

test('an error message is in the requested language, in English otherwise', async () => {
  const app = await startApp()
  const english = errors.BAD_CREDENTIALS.message
  expect((await signIn(app)).body).toMatchObject({ msg: english, error: english, code: 'BAD_CREDENTIALS' })
  expect((await signIn(app, { 'accept-language': 'fr, en;q=0.5' })).body.msg).toBe(english)
  const told = (await signIn(app, spanish)).body
  expect(told).toMatchObject({ msg: es[english], error: es[english], code: 'BAD_CREDENTIALS' })
  expect(told.msg).not.toBe(english)
  expect((await signIn(app, { ...spanish, cookie: 'a=b; language=ar' })).body.msg).toBe(ar[english])
})

test.each([
  ['es', es],
  ['ar', ar],
])('the message about an invalid field is in %s', async (language, texts) => {
  const app = await startApp()
  const headers = { 'accept-language': language }
  const short = await app.api('POST', '/anon/signup', {
    headers,
    json: { email: 'ana@example.com', password: 'x' },
  })
  const english = 'Password must be at least 6 characters'
  expect(short.body).toMatchObject({ field: 'password', msg: translation(texts, english) })
  // Messages for programmers are not translated. People get the message of the error code instead.
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

test.each([
  ['es', es],
  ['ar', ar],
])('every text of the contract is translated to %s', (_, texts) => {
  // Texts that continue the name of a field are for programmers.
  const forPeople = contractTexts().filter((text) => !/^(must|may) /.test(text))
  expect(forPeople.filter((text) => translation(texts, text) === undefined)).toEqual([])
})

test.each([
  ['es', es],
  ['ar', ar],
])('every field that such a text names has a name in %s', (_, texts) => {
  const named = contractTexts().flatMap(
    (text) => /^(.+) must be at most \d+ characters$/.exec(text)?.[1] ?? [],
  )
  // The password has a text of its own, so it is not among the field names.
  const fields = new Set(named.filter((field) => field !== 'Password'))
  expect(fields.size).toBeGreaterThan(10)
  expect([...fields].filter((field) => !Object.hasOwn(texts, field))).toEqual([])
})

const langOf = (html: string | undefined) => /<html lang="([^"]+)"/.exec(html ?? '')?.[1]

test('mails of an account are in its first language until it chooses another; a visit changes nothing', async () => {
  const app = await startApp()
  const json = { email: 'ana@example.com', password: 'a good one' }
  const { body } = await app.api('POST', '/anon/signup', { headers: spanish, json })
  expect(body.user.language).toBe('es')
  const [code] = await app.outbox()
  expect(code?.html).toContain('<html lang="es" dir="ltr">')
  await app.db.updateTable('users').set({ emailVerifiedAt: app.clock.now() }).execute()

  // A page read in another language, and a device with another language.
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
