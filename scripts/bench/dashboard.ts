import autocannon from 'autocannon'
import { databaseOf, seedResponses } from '../../tests/support/responses.ts'
import { aMemorial, type Product } from './product.ts'

const SECONDS = 2
const ROUNDS = 5
const PHOTOS = 60

/**
 * Milliseconds to open the dashboard, one call at a time, for a memorial with a few answers and for the largest one.
 */
export async function dashboardCalls(product: Product) {
  const [small, large] = [await aMemorial(product, parts), await aMemorial(product, parts)]
  const database = await databaseOf(product.dataDir)
  await seedResponses(database, {
    memorialUuid: small.uuid,
    photos: PHOTOS,
    rsvps: 5,
    contributions: 3,
    photosEach: 2,
    funds: 1,
    donations: 5,
    contacts: 10,
  })
  await seedResponses(database, {
    memorialUuid: large.uuid,
    photos: PHOTOS,
    rsvps: 500,
    contributions: 300,
    photosEach: 2,
    funds: 2,
    donations: 1000,
    contacts: 2000,
  })
  await database.end()
  const call = async ({ uuid, token }: typeof small) => {
    const url = `${product.url}/memorial/visit/${uuid}`
    const options = { url, method: 'POST', headers: { pid: token }, connections: 1 } as const
    const { duration, requests } = await autocannon({ ...options, duration: SECONDS })
    return (1000 * duration) / requests.total
  }
  await call(large)
  const pairs: { small: number; large: number; ratio: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const times = { small: await call(small), large: await call(large) }
    pairs.push({ ...times, ratio: times.large / times.small })
  }
  const middle = pairs.sort((a, b) => a.ratio - b.ratio)[Math.floor(ROUNDS / 2)]
  if (!middle) throw new Error('unreachable')
  return middle
}

const parts = { photos: 0, stories: 20 }
