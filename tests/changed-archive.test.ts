import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openedContent, othersIn } from '#app/features/archive/open/opened-content.ts'
import { settingsIn } from '#app/features/archive/open/settings-in.ts'
import { answersIn } from '#app/features/bring-rest/answers.ts'
import { orderIn, programmeIn } from '#app/features/bring-rest/day.ts'
import { memoriesIn } from '#app/features/bring-rest/memories.ts'
import { thanksIn } from '#app/features/bring-rest/thanks.ts'
import { ArchiveRefused } from '#app/lib/archive/archive-refused.ts'
import { type Archive, openArchive } from '#app/lib/archive/open-archive.ts'
import { archiveOf, bagOf, saying, zipOf } from '#app/lib/archive/testing.ts'
import { formatDay } from '#app/lib/dates.ts'
import type { Memorial } from '#contract/memorials.ts'
import { carried } from '#server/modules/archive/rules-carried.ts'

// An archive is a file that anybody can have changed: whatever it says, it is read or refused with a reason.

const HERE = '7d0f4a1e-51a0-4f3c-9a0b-2f6e0d1c2b3a'
const memorial = { uuid: HERE, contacts: [], media: [] } as unknown as Memorial

/** Everything that a browser makes of an archive before it is sent anywhere, and what of it is sent. */
function readAll(archive: Archive): void {
  const content = openedContent(archive)
  const sent = [
    content,
    othersIn(archive),
    settingsIn(archive),
    formatDay(archive.madeAt),
    memoriesIn(archive),
    answersIn(archive),
    thanksIn(archive, HERE),
    programmeIn(archive, memorial, undefined),
    orderIn(archive, memorial),
  ]
  JSON.stringify(sent)
}

const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom('constructor', 'toString', '__proto__', 'infinity', '-0001-99-99', '', '9'.repeat(400)),
  fc.constantFrom(1e300, -1, 0.5, Number.MAX_SAFE_INTEGER),
  fc.constant({ toString: 1, valueOf: 1 }),
)
const dates = fc.constantFrom('2026-11-28', '2999-01-01', '195X', '1938~', '2026-11-28T10:00:00.000Z')
const names = fc.constantFrom('PHOTO', 'FILM', 'HOST_VIDEO', 'MEMORY_VOICE', 'TIME', 'm', 'u1', HERE)
const cell = fc.oneof(odd, dates, names, fc.string({ unit: 'binary' }))
const rowOf = (columns: readonly string[]) =>
  fc.record(Object.fromEntries(columns.map((column) => [column, cell])), { requiredKeys: [] })
const order = fc.record({
  uuid: cell,
  content: fc.oneof(
    odd,
    fc.record(
      {
        name: cell,
        years: cell,
        when: cell,
        items: fc.oneof(odd, fc.array(odd)),
        thanks: cell,
        hasCode: cell,
        photoUuids: fc.oneof(odd, fc.array(cell)),
        eventUuids: fc.oneof(odd, fc.array(cell)),
      },
      { requiredKeys: [] },
    ),
  ),
})
const tablesOf = fc.record({
  ...Object.fromEntries(
    Object.entries(carried)
      .filter(([name]) => name !== 'memorials' && name !== 'ordersOfService')
      .map(([name, columns]) => [name, fc.array(rowOf(columns), { maxLength: 3 })]),
  ),
  memorials: rowOf(carried.memorials).map((row) => [row]),
  ordersOfService: fc.array(order, { maxLength: 1 }),
})

test('whatever the cells of an archive are, they are read or refused with a reason', async () => {
  await fc.assert(
    fc.asyncProperty(tablesOf, async (tables) => {
      try {
        readAll(await openArchive(await archiveOf(tables as Parameters<typeof archiveOf>[0])))
      } catch (reason) {
        if (!(reason instanceof ArchiveRefused)) throw reason
      }
    }),
    { numRuns: 300 },
  )
}, 120_000)

test('whatever its parts are, they are read or refused with a reason', async () => {
  const parts = fc.record(
    { files: odd, tables: odd, madeAt: odd, madeBy: odd, isWhole: odd },
    { requiredKeys: [] },
  )
  const table = fc.record({
    files: fc.constant({}),
    tables: fc.dictionary(fc.constantFrom(...Object.keys(carried)), odd),
  })
  await fc.assert(
    fc.asyncProperty(fc.oneof(parts, table), async (more) => {
      try {
        readAll(await openArchive(await zipOf(bagOf({ 'afterglow.json': saying({}, {}, more) }))))
      } catch (reason) {
        if (!(reason instanceof ArchiveRefused)) throw reason
      }
    }),
    { numRuns: 300 },
  )
}, 120_000)

test('ids of an order of service that are no list are none', async () => {
  const content = { photoUuids: { a: 1 }, items: 'hymns', name: 7 }
  const archive = await openArchive(await archiveOf({ ordersOfService: [{ content }] }))
  expect(orderIn(archive, memorial)).toMatchObject({
    name: null,
    photoUuids: [],
    items: [],
  })
})

test('a table that is no list of rows is refused, as is a row of files that is there twice', async () => {
  for (const tables of [{ stories: 'x' }, { stories: [{}, 7] }, { media: [{ uuid: 'a' }, { uuid: 'a' }] }])
    await expect(archiveOf(tables as never).then((zip) => openArchive(zip))).rejects.toMatchObject({
      problem: 'unsafe',
    })
})

test('a day that has not come is none that a photo of a memory can have', async () => {
  const media = ['2999', '1956'].map((saidDate, position) => ({
    ...{ uuid: saidDate, contributionUuid: 'a', role: 'constructor', saidDate, position },
  }))
  const [memory] = memoriesIn(await openArchive(await archiveOf({ contributions: [{ uuid: 'a' }], media })))
  expect(memory?.files.map(({ kind, saidDate }) => [kind, saidDate])).toEqual([
    ['brought-photo', null],
    ['brought-photo', '1956'],
  ])
})
