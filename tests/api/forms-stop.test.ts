import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { aPaidHost } from '../support/factories.ts'
import { follow, sendForm, visit, wordsOf } from '../support/forms.ts'
import { visitorPages } from '../support/visitor-pages.ts'

// The unsubscribe links of mails, in a browser without script.

const start = () => startApp({}, { pages: visitorPages })

async function anInvited(app: TestApp) {
  const { memorial } = await aPaidHost(app, { contacts: [{ email: 'joan@example.com' }] })
  const read = () =>
    app.db
      .selectFrom('contacts')
      .select(['inviteToken', 'unsubscribedAt'])
      .where('memorialUuid', '=', memorial.uuid)
      .executeTakeFirstOrThrow()
  const { inviteToken } = await read()
  return {
    path: `/unsubscribe/${inviteToken}`,
    isStopped: async () => (await read()).unsubscribedAt !== null,
  }
}

async function aDigest(app: TestApp) {
  const { memorial } = await aPaidHost(app)
  const read = () =>
    app.db
      .selectFrom('relationships')
      .select(['digest', 'digestToken'])
      .where('memorialUuid', '=', memorial.uuid)
      .executeTakeFirstOrThrow()
  const { digestToken } = await read()
  return { path: `/digest/end/${digestToken}`, isStopped: async () => !(await read()).digest }
}

test.each([
  ['an invitation', anInvited, 'Shall we stop writing to you about this memorial?', 'this memorial again.'],
  ['an evening mail', aDigest, 'Shall we stop writing to you about what comes in', 'news again.'],
])(
  'the unsubscribe link of %s asks once, then stops the mails, and says so every time',
  async (_name, made, question, done) => {
    const app = await start()
    const { path, isStopped } = await made(app)
    const asked = await visit(app, path)
    expect(asked.status).toBe(200)
    expect(wordsOf(asked)).toContain(question)
    expect(asked.body).toContain('<form class="stack" method="post">')
    expect(asked.headers['cache-control']).toBe('no-store')
    expect(asked.headers['x-robots-tag'] ?? asked.body).toContain('noindex')
    expect(await isStopped(), 'opening the page is not a yes').toBe(false)

    for (const _time of ['first', 'again']) {
      const said = await follow(app, await sendForm(app, path, {}))
      expect(said.status).toBe(200)
      expect(wordsOf(said)).toContain(`We will not write to you about`)
      expect(wordsOf(said)).toContain(done)
      expect(wordsOf(said)).not.toContain('Yes, stop')
      expect(await isStopped()).toBe(true)
    }
  },
)

test.each(['/unsubscribe/no-such-token', `/unsubscribe/${'x'.repeat(300)}`, '/digest/end/cut-off'])(
  'an unknown unsubscribe link says that it is no longer in use: %s',
  async (path) => {
    const app = await start()
    const said = await sendForm(app, path, {})
    expect([400, 404]).toContain(said.status)
    expect(wordsOf(said)).toContain('This link is no longer in use. We do not write to you because of it.')
  },
)

test('the unsubscribe page is in the language of its reader', async () => {
  const app = await start()
  const { path } = await anInvited(app)
  const asked = await visit(app, path, { 'accept-language': 'es' })
  expect(wordsOf(asked)).toContain('Sí, dejar de escribirme')
  expect(asked.body).toContain('lang="es"')
})
