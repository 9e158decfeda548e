import { expect, test } from 'vitest'
import { packShowOf } from '#server/modules/service-pack/pack-slideshow.ts'
import { anAppWithTypesetter, askForBook } from '../support/books.ts'
import { aPaidHost, startWithPaidHost } from '../support/factories.ts'
import { anEvent, programmeOf } from '../support/programme.ts'

// The order of the day in the book, the service pack and the slideshow.

type Host = Awaited<ReturnType<typeof aPaidHost>>
type App = Parameters<typeof aPaidHost>[0]

/** Burial before the gathering, a part for chosen people, and one that was called off; the service is at eleven. */
async function withDay(app: App, host: Host, first: object = {}, zone = 'Australia/Sydney') {
  const { body } = await app.api('POST', `/memorial/contact/add/${host.memorial.uuid}`, {
    token: host.token,
    json: { firstName: 'Joan', surname: 'Petrie', email: 'joan@example.com' },
  })
  const contactUuid = body.contact.uuid
  const service = {
    kind: 'SERVICE',
    uuid: host.memorial.uuid,
    begins: '11:00',
    ends: null,
    place: 'St Brigid’s',
  }
  const saved = await programmeOf(app, host).save([
    anEvent({ zone, ...service, ...first }),
    anEvent({ zone, kind: 'GATHERING', begins: '17:00', ends: '20:00', place: 'The Sailing Club' }),
    anEvent({ zone, kind: 'BURIAL', title: 'At the grave', begins: '13:30', ends: null, place: 'Row 4' }),
    anEvent({
      zone,
      title: 'For the family',
      audience: 'CHOSEN',
      contactUuids: [contactUuid],
      place: 'A private home',
    }),
    anEvent({ zone, title: 'Walk on the beach', date: '2031-11-27', isCancelled: true }),
  ])
  expect(saved.status).toBe(200)
}

const part = (time: string, name: string, place: string) => ({ time, name, place })
const plain = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll(/[\u00a0\u202f\u2009]/g, ' '))

test('the book has the parts that take place and that everyone may see, in order of time', async () => {
  const { app, sources } = await anAppWithTypesetter()
  const host = await aPaidHost(app)
  await withDay(app, host)
  await askForBook(app, host)
  await app.drained()
  expect(plain(sources[0]?.days)).toEqual([
    {
      day: 'Friday 28 November 2031',
      parts: [
        part('11 am', 'The service', 'St Brigid’s'),
        part('1:30 pm', 'At the grave', 'Row 4'),
        part('5–8 pm', 'The gathering', 'The Sailing Club'),
      ],
    },
  ])
  expect(sources[0]).toMatchObject({ date: '28 November 2031', address: 'St Brigid’s' })
})

test('the book is in the memorial’s language, and in the style of the country of its day', async () => {
  const { app, sources } = await anAppWithTypesetter()
  const host = await aPaidHost(app)
  await withDay(app, host, {}, 'America/Chicago')
  await askForBook(app, host)
  await app.drained()
  expect(sources[0]?.date).toBe('November 28, 2031')
  await app.api('POST', `/memorial/settings/${host.memorial.uuid}`, {
    token: host.token,
    json: { language: 'es' },
  })
  await askForBook(app, host)
  await app.drained()
  expect(plain(sources[1]?.days[0]?.parts[0])).toMatchObject({
    name: 'La ceremonia',
    time: '11:00',
  })
})

test('a first part that was called off gives neither date nor place', async () => {
  const { app, sources } = await anAppWithTypesetter()
  const host = await aPaidHost(app)
  await withDay(app, host, { isCancelled: true })
  await askForBook(app, host)
  await app.drained()
  expect(sources[0]).toMatchObject({ date: '28 November 2031', address: 'Row 4' })
  expect(plain(sources[0]?.days[0]?.parts.map(({ name }) => name))).toEqual(['At the grave', 'The gathering'])
})

test('slideshow and service pack have the same parts; on a plain day the date alone', async () => {
  const { app, host } = await startWithPaidHost({ memorialDate: '2031-11-28' })
  const read = async () =>
    (await app.api('GET', `/memorial/show/${host.memorial.uuid}`, { token: host.token })).body.show
  expect(await read()).toMatchObject({ memorialDate: '2031-11-28', programme: [] })
  await withDay(app, host)
  const { programme } = await read()
  expect(programme.map(({ kind, begins, place }: never) => [kind, begins, place])).toEqual([
    ['SERVICE', '11:00', 'St Brigid’s'],
    ['BURIAL', '13:30', 'Row 4'],
    ['GATHERING', '17:00', 'The Sailing Club'],
  ])
  expect(JSON.stringify(programme)).not.toMatch(/private|Walk/)

  const words = plain(JSON.stringify(packShowOf(await read(), 'en').days))
  expect(words).toContain('Friday 28 November 2031')
  expect(words).toMatch(/11 am.*The service.*St Brigid’s.*1:30 pm.*At the grave.*5–8 pm.*The gathering/s)
  expect(words).not.toMatch(/private home|Walk on the beach/)
})

test('a memorial without any programme prints as before', async () => {
  const { app, host } = await startWithPaidHost()
  const { body } = await app.api('GET', `/memorial/show/${host.memorial.uuid}`, { token: host.token })
  expect(body.show).toMatchObject({ memorialDate: null, programme: [] })
})
