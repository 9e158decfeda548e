import { expect, test } from 'vitest'
import { startApp } from '../support/app.ts'
import { aPaidHost } from '../support/factories.ts'
import { REFUSED, refusals } from '../support/hosts.ts'
import { aContribution } from '../support/responses.ts'

// Hosts see from the first day on which decades of a life have nothing.

test('a host reads how much there is of each decade, also where photos stand by hand', async () => {
  const app = await startApp()
  const { token, memorial } = await aPaidHost(app, { birthDate: '1931', deathDate: '2026' })
  const { uuid } = memorial
  const path = `/memorial/decades/${uuid}`
  expect((await app.api('GET', path, { token })).body).toMatchObject({ decades: [], photoOrder: 'HAND' })
  const { mediaUuids } = await aContribution(app.pool, uuid, { photos: 3 })
  for (const [at, saidDate] of ['195X', '1962-05', '1968'].entries())
    await app.db.updateTable('media').set({ saidDate }).where('uuid', '=', String(mediaUuids[at])).execute()
  const { body } = await app.api('GET', path, { token })
  expect(body.decades).toEqual([
    { decade: 1950, photos: 1, films: 0, memories: 0 },
    { decade: 1960, photos: 2, films: 0, memories: 0 },
  ])
  // What waits or is hidden counts for nothing, as on the page.
  await app.db
    .updateTable('contributions')
    .set({ state: 'HIDDEN' })
    .where('memorialUuid', '=', uuid)
    .execute()
  expect((await app.api('GET', path, { token })).body.decades).toEqual([])
})

test('a host reads in which order the photos stand', async () => {
  const app = await startApp()
  const { token, memorial } = await aPaidHost(app)
  await app.db
    .updateTable('memorials')
    .set({ photoOrder: 'TIME' })
    .where('uuid', '=', memorial.uuid)
    .execute()
  const { body } = await app.api('GET', `/memorial/decades/${memorial.uuid}`, { token })
  expect(body.photoOrder).toBe('TIME')
})

test('nobody but a host reads it', async () => {
  const app = await startApp()
  const { memorial } = await aPaidHost(app)
  expect(await refusals(app, 'GET', `/memorial/decades/${memorial.uuid}`)).toEqual(REFUSED)
})
