import { randomUUID } from 'node:crypto'
import { archiveOf } from '../../../app/lib/archive/testing.ts'
import type { Scene, SceneContext } from '../scene.ts'
import { of } from './paths.ts'

/** What others left comes back from an archive. No call writes anything into the memorial of the test world. */

const NAME = 'Margaret Anne Hollis'
const date = '2025-03-04T10:00:00.000Z'
const people = ['Joan Petrie', 'Tom Alder', 'Ruth Adeyemi', null, 'Lakshmi Nair']

interface Wanted {
  name?: string
  /** Whether the programme and the order of service are in it. */
  withDay?: boolean
  /** Whether hosts had written down whom to thank. */
  withThanks?: boolean
}

async function anArchive(
  { fixtures }: SceneContext,
  { name, withDay = true, withThanks = true }: Wanted,
): Promise<Blob> {
  const uuid = randomUUID()
  const memories = people.map((contributorName) => ({
    ...{ uuid: randomUUID(), contributorName, message: 'She taught me to swim.', state: 'VISIBLE' },
    dateCreated: date,
  }))
  const photo = randomUUID()
  const [file] = fixtures.files
  const media = [{ uuid: photo, contributionUuid: memories[0]?.uuid, role: 'CONTRIBUTION', position: 0 }]
  const tables = {
    memorials: [{ uuid, nameOfPerson: name ?? NAME }],
    contributions: memories,
    media,
    rsvps: people.map((one) => ({
      uuid: randomUUID(),
      name: one ?? '',
      status: 'ATTENDING',
      dateCreated: date,
    })),
    ...(withThanks && {
      thanks: [{ uuid: 'r', kind: 'TYPED', name: 'Lakshmi Nair' }],
    }),
    ...(withDay && {
      events: [
        { uuid, kind: 'SERVICE', begins: '14:30:00', zone: 'Australia/Sydney' },
        {
          uuid: randomUUID(),
          kind: 'GATHERING',
          date: '2036-11-28',
          begins: '17:00:00',
          zone: 'Australia/Sydney',
        },
      ],
      ordersOfService: [{ content: { photoUuids: [], items: [] }, version: 1 }],
    }),
  }
  return archiveOf(tables, { [photo]: ['photos/1.jpg', file?.buffer ?? new Uint8Array(10)] })
}

async function choose(at: SceneContext, zip: Blob) {
  const buffer = Buffer.from(await zip.arrayBuffer())
  const file = { name: 'archive.zip', mimeType: 'application/zip', buffer }
  await at.page.locator('input[type=file]').first().setInputFiles(file)
}

const nothingHere = (at: SceneContext) =>
  at.answer('**/memorial/brought/find/**', { memories: [], answers: [] })

async function find(at: SceneContext, wanted: Wanted = {}) {
  await choose(at, await anArchive(at, wanted))
  await at.button('Bring them in').waitFor()
}

/** Answers come, and the first memory does not. */
async function begin(at: SceneContext) {
  await at.answer('**/memorial/brought/answer/**', { isNew: true })
  await find(at, { withDay: false })
  await at.button('Bring them in').click()
}

const restScene = (name: string, rest: Partial<Scene> = {}): Scene => ({
  part: 'archive',
  name: `bring the rest, ${name}`,
  who: 'whole',
  path: of('bring-rest', 'whole'),
  ...rest,
})

const found = { before: nothingHere, act: (at: SceneContext) => find(at) }

/** What hosts see of it afterwards: memories and answers of the whole memorial as if they had come from an archive. */
async function withBrought({ page }: SceneContext) {
  await page.route('**/memorial/visit/**', async (route) => {
    const answer = await (await route.fetch()).json()
    const mark = (one: object) => ({ ...one, isBrought: true })
    const { contributions, rsvps } = answer.memorial
    const memorial = { ...answer.memorial, contributions: contributions.map(mark), rsvps: rsvps.map(mark) }
    await route.fulfill({ json: { ...answer, memorial } })
  })
}

export const bringRestScenes: Scene[] = [
  restScene('memories that came from one', { path: () => '/memorial/memories', before: withBrought }),
  restScene('answers that came from one', { path: () => '/memorial/replies', before: withBrought }),
  restScene('still to do', {
    path: () => '/memorial/dashboard',
    before: (at) =>
      at.beforehand(() => {
        const read = Storage.prototype.getItem
        Storage.prototype.getItem = function (key) {
          return key.startsWith('rest-of-archive ') ? 'waits' : read.call(this, key)
        }
      }),
  }),
  restScene('no file yet'),
  restScene('no file yet, in Arabic', { language: 'ar' }),
  restScene('not paid for', { who: 'unpaid', path: of('bring-rest', 'unpaid') }),
  restScene('found', found),
  restScene('found, in Spanish', { ...found, language: 'es' }),
  restScene('found, in Portuguese', { ...found, language: 'pt' }),
  restScene('found, in Arabic', { ...found, language: 'ar' }),
  restScene('found, of another person', {
    before: nothingHere,
    act: (at) => find(at, { name: 'Eleanor Wu' }),
  }),
  restScene('on its way', {
    before: async (at) => {
      await nothingHere(at)
      await at.hold('**/uploads')
    },
    act: async (at) => {
      await begin(at)
      await at.text('Bringing in the memories').waitFor()
    },
  }),
  restScene('some did not come', {
    before: async (at) => {
      await nothingHere(at)
      const refusal = { msg: null, code: 'TOO_MANY_FILMS_OF_VISITORS' }
      await at.answer('**/memorial/brought/memory/**', refusal, 400)
      await at.answer('**/memorial/thanks/add/**', { code: 'THANKS_FULL' }, 409)
      await at.answer('**/uploads', { code: 'PHOTO_DAMAGED' }, 400)
    },
    act: async (at) => {
      await begin(at)
      await at.page.getByRole('alert').waitFor({ timeout: 30_000 })
    },
  }),
  restScene('all of it is here', {
    before: async (at) => {
      await at.page.route('**/memorial/brought/find/**', async (route) => {
        const asked = route.request().postDataJSON()
        await route.fulfill({ json: { success: true, msg: null, ...asked } })
      })
    },
    act: async (at) => {
      const zip = await anArchive(at, { withDay: false, withThanks: false })
      await choose(at, zip)
      await at.text('All of it is here.').waitFor()
    },
  }),
]
