import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openEmbedded } from '#server/adapters/database/embedded.ts'
import { migrate } from '#server/adapters/database/migrate.ts'
import { connect } from '#server/adapters/database/postgres.ts'
import { temporaryRoot } from '../../scripts/lib/throwaway-database.ts'
import { migrations } from '../support/database-server.ts'
import { aPerson } from '../support/people.ts'
import { aDataDir, startProcess } from '../support/product-process.ts'

/** A release that had payments already, and no visitor data yet. */
const OLD_RELEASE = '0003'

/** The migrations of an old release, in a folder of their own. */
async function oldMigrations(): Promise<string> {
  const folder = await mkdtemp(join(temporaryRoot(), 'old-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const names = (await readdir(migrations)).filter((name) => name.slice(0, OLD_RELEASE.length) <= OLD_RELEASE)
  for (const name of names) await copyFile(join(migrations, name), join(folder, name))
  return folder
}

test('starting on the data of an old release upgrades it, and its users find their memorials', async () => {
  const dataDir = await aDataDir()
  const embedded = await openEmbedded({ dataDir })
  const { pool, close } = connect(embedded.connection)
  await migrate(pool, await oldMigrations())
  const who = { email: 'ana@example.com', password: 'a good one' }
  const { uuid, token } = await aPerson(pool, who)
  const { rows } = await pool.query(
    `with memorial as (
       insert into memorials (name_of_person, share_slug) values ('Margaret Anne Hollis', 'margaret') returning uuid
     )
     insert into relationships (user_uuid, memorial_uuid, relationship_type)
     select $1, uuid, 'OWNER' from memorial returning memorial_uuid`,
    [uuid],
  )
  await close()
  await embedded.stop()

  const product = await startProcess({ DATA_DIR: dataDir })
  await product.written('Afterglow is at')
  const ask = async (path: string) => (await fetch(product.url + path, { headers: { pid: token } })).json()
  expect(await ask('/memorial/list')).toMatchObject({
    success: true,
    memorials: [{ uuid: rows[0].memorial_uuid, nameOfPerson: 'Margaret Anne Hollis' }],
  })
  expect(await ask(`/memorial/get/${rows[0].memorial_uuid}`)).toMatchObject({ success: true })
})
