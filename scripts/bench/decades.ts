import { aContribution, databaseOf } from '../../tests/support/responses.ts'
import { aMemorial, ask, type Product } from './product.ts'

const ROUNDS = 15

/**
 * The page of a memorial with many dated photos of visitors, made anew, in order of time against the order by hand;
 * alternating, since each choice of the order makes it anew.
 *
 * @returns milliseconds, and the median ratio of all rounds
 */
export async function pageInOrderOfTime(product: Product, photos: number) {
  const { token, uuid, shareSlug } = await aMemorial(product, { photos: 1, stories: 1 })
  await addDatedPhotos(product, uuid, photos)
  const pageIn = async (photoOrder: 'HAND' | 'TIME') => {
    await ask(product, 'POST', `/memorial/settings/${uuid}`, token, { photoOrder })
    const began = performance.now()
    const page = await (await fetch(`${product.url}/view/${shareSlug}`)).text()
    const took = performance.now() - began
    if (page.includes('class="life-line"') !== (photoOrder === 'TIME'))
      throw new Error(`The page is not in the order ${photoOrder}`)
    return took
  }
  const round = async () => {
    const hand = await pageIn('HAND')
    const time = await pageIn('TIME')
    return { hand, time, ratio: time / hand }
  }
  await round()
  const rounds: Awaited<ReturnType<typeof round>>[] = []
  for (let at = 0; at < ROUNDS; at += 1) rounds.push(await round())
  const middle = rounds.toSorted((one, other) => one.ratio - other.ratio)[Math.floor(ROUNDS / 2)]
  if (!middle) throw new Error('Nothing was measured')
  return middle
}

/** Of nine decades; every tenth says nothing. */
async function addDatedPhotos(product: Product, memorialUuid: string, photos: number): Promise<void> {
  const database = await databaseOf(product.dataDir)
  const { mediaUuids } = await aContribution(database, memorialUuid, { photos: 1 })
  await database.query(
    `insert into media (memorial_uuid, contribution_uuid, role, state, title, position, location, filename, extension,
       width, height, placeholder, widths, original_key, original_name, bytes, said_date)
     select memorial_uuid, contribution_uuid, role, state, title, at, location, filename, extension,
       width, height, placeholder, widths, original_key, original_name, bytes,
       case when at % 10 > 0 then to_char(date '1931-01-01' + (at * 3 % 32000), 'YYYY-MM-DD') end
     from media, generate_series(1, $2::int) as at where uuid = $1`,
    [mediaUuids[0], photos - 1],
  )
  await database.query('analyze media')
  await database.end()
}
