import { join } from 'node:path'
import type pg from 'pg'
import { type Account, aPublicMemorial, call, type Made } from '../../tests/e2e/support/memorials.ts'
import type { RunningServer } from '../../tests/e2e/support/server.ts'
import { aContribution } from '../../tests/support/responses.ts'
import { showPhotosOf } from './bulk-data.ts'

/** The dates of a life of eighty-eight years, of which the fifties are empty and three photos say nothing. */
const LIFE = [
  ...['193X', '1941', '1943~', '1962-05', '1962-05-19', '1964', '196X', '1968-12-24', '1969', '1971', '1972'],
  ...[
    '1973~',
    '197X',
    '1975-08',
    '1977',
    '1978',
    '1979-12-31',
    '1984',
    '1986~',
    '1993',
    '2004',
    '2018-05-07',
  ],
]

/** Memorials in order of time: few photos, a life with an empty decade, and as many as a family has. */
export async function makeLives(server: RunningServer, database: pg.Client, host: Account, whole: Made) {
  const make = async (fields: Record<string, unknown>, photos: number) => {
    const made = await aPublicMemorial(server, host, fields)
    await showPhotosOf(database, whole.uuid, { memorialUuid: made.uuid, photos })
    await call(server, 'POST', `/memorial/settings/${made.uuid}`, {
      token: host.token,
      body: { photoOrder: 'TIME' },
    })
    await database.query("update memorials set created_at = now() - interval '30 days' where uuid = $1", [
      made.uuid,
    ])
    return made
  }
  const brief = await make({ nameOfPerson: 'Ida Lund', birthDate: '1938', deathDate: '2025' }, 4)
  const inTime = await make(
    { nameOfPerson: 'Edith Anne Marlow', birthDate: '1931-03-12', deathDate: '2019-11-03' },
    LIFE.length + 3,
  )
  const decades = await make({ nameOfPerson: 'Henry Okafor', birthDate: '1928~', deathDate: '2024-02' }, 180)
  const shared = await aContribution(database, inTime.uuid, {
    mediaDir: join(server.dataDir, 'media'),
    name: 'Ruth Adeyemi',
    message: 'We danced every Saturday, in the hall by the harbour.',
    photos: 14,
  })
  const say = (made: Made, date: string, values: unknown[] = []) =>
    database.query(
      `update media set said_date = ${date} where memorial_uuid = $1 and role = 'PHOTO' and position is not null`,
      [made.uuid, ...values],
    )
  await say(brief, "(array['1962-05', '196X', '1974~'])[position + 1]")
  await say(inTime, '($2::text[])[position + 1]', [LIFE])
  await say(decades, 'case when position % 9 = 8 then null else (1930 + position % 90)::text end')
  await database.query('update media set said_date = $2 where uuid = any ($1::uuid[])', [
    shared.mediaUuids,
    '1974~',
  ])
  // Two of the three were scanned.
  await database.query(
    `update media set is_scan = true, taken_at = '2018-01-01T09:00:00'
     where memorial_uuid = $1 and role = 'PHOTO' and position > $2`,
    [inTime.uuid, LIFE.length],
  )
  // A film of the sixties, and one without a date.
  await database.query(
    `insert into media (memorial_uuid, role, state, title, location, filename, extension, width, height, duration_seconds,
       original_key, original_name, bytes, said_date)
     select $1, role, 'READY', 'On the ferry', location, filename, extension, width, height, duration_seconds,
       original_key, original_name, bytes, said from media, unnest(array['1964-08', null]) as said
     where role = 'FILM' and memorial_uuid <> $1`,
    [inTime.uuid],
  )
  return { brief, inTime, decades }
}
