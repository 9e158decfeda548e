import { describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { aUser, readMemorial, startWithHost, startWithPaidHost } from '../support/factories.ts'

// When a person was born and died: as exact as it is known, and never in the way.

interface Host {
  token: string
  memorial: { uuid: string; shareSlug: string }
}

const edit = (app: TestApp, host: Host, json: object) =>
  app.api('POST', '/memorial/edit', { token: host.token, json: { uuid: host.memorial.uuid, ...json } })

describe('the dates of a life', () => {
  test.each(['1931-03-12', '1931-03', '1931', '1931~'])(
    '%s is kept as exact as it was told',
    async (birthDate) => {
      const { app, host } = await startWithPaidHost()
      const { status, body } = await edit(app, host, { birthDate, deathDate: '2026-11-03' })
      expect(status).toBe(200)
      expect(body.memorial).toMatchObject({ birthDate, deathDate: '2026-11-03' })
      const seen = await app.api('GET', `/public/memorial/${host.memorial.shareSlug}`)
      expect(seen.body.memorial).toMatchObject({ birthDate, deathDate: '2026-11-03' })
    },
  )

  test('a new memorial has them from its draft', async () => {
    const app = await startApp()
    const { token } = await aUser(app)
    const json = { nameOfPerson: 'Ruth Vale', birthDate: '1931', deathDate: '' }
    const { body } = await app.api('POST', '/memorial/create', { token, json })
    expect(body.memorial).toMatchObject({ birthDate: '1931', deathDate: null })
  })

  test('a client that knows none of them changes none', async () => {
    const { app, host } = await startWithHost()
    expect(await readMemorial(app, host)).toMatchObject({ birthDate: null, deathDate: null })
    await edit(app, host, { birthDate: '1931', deathDate: '2026' })
    await edit(app, host, { nameOfPerson: 'Ruth Ann Vale' })
    expect(await readMemorial(app, host)).toMatchObject({ nameOfPerson: 'Ruth Ann Vale', birthDate: '1931' })
    await edit(app, host, { birthDate: null })
    expect(await readMemorial(app, host)).toMatchObject({ birthDate: null, deathDate: '2026' })
  })

  test.each(['1931-02-31', '10000', '1931-03~', 'spring of 1931', '1931-3-1', '~', '0931', 12])(
    '%o is refused at its field',
    async (birthDate) => {
      const { app, host } = await startWithHost()
      const answer = await edit(app, host, { birthDate, details: 'Not saved' })
      expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_INPUT', field: 'birthDate' } })
      expect(await readMemorial(app, host)).toMatchObject({ birthDate: null, details: null })
    },
  )

  test('neither is in the future, and nobody died before they were born', async () => {
    const { app, host } = await startWithHost()
    const ahead = String(app.clock.now().getUTCFullYear() + 1)
    const isAhead = { status: 400, body: { code: 'LIFE_DATE_AHEAD', field: 'deathDate' } }
    expect(await edit(app, host, { deathDate: ahead })).toMatchObject(isAhead)

    const isBefore = { status: 400, body: { code: 'DEATH_BEFORE_BIRTH', field: 'deathDate' } }
    expect(await edit(app, host, { birthDate: '1931-03-12', deathDate: '1931-03-11' })).toMatchObject(
      isBefore,
    )
    // What another call stored before counts, too.
    await edit(app, host, { birthDate: '1931-03-12' })
    expect(await edit(app, host, { deathDate: '1930' })).toMatchObject(isBefore)
    expect((await edit(app, host, { deathDate: '1931' })).status).toBe(200)
    expect((await edit(app, host, { birthDate: '1932' })).body.code).toBe('DEATH_BEFORE_BIRTH')
  })

  test('of two hosts at once the second is told what the first saved', async () => {
    const { app, host } = await startWithHost()
    const { version } = await readMemorial(app, host)
    await edit(app, host, { birthDate: '1931', version })
    const late = await edit(app, host, { birthDate: '1932', version })
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'MEMORIAL_STALE', memorial: { birthDate: '1931' } },
    })
  })

  test('its page says them under the name, in the words of the reader, and so does the picture', async () => {
    const { app, host } = await startWithPaidHost()
    const before = await app.api('GET', `/public/memorial/${host.memorial.shareSlug}`)
    await edit(app, host, { birthDate: '1931-03-12', deathDate: '2026-11-03' })
    const { uuid } = host.memorial
    const show = await app.api('GET', `/memorial/show/${uuid}`, { token: host.token })
    expect(show.body.show).toMatchObject({ birthDate: '1931-03-12', deathDate: '2026-11-03' })
    expect(before.body.memorial).toMatchObject({ birthDate: null })
  })
})
