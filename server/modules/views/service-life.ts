import type { MoreOfOthers } from '#app/context.ts'
import { life as limits } from '#contract/limits.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import * as access from '#server/modules/access/service.ts'
import * as fileAccess from '#server/modules/file-access/service.ts'
import type { Context } from '#server/ports/context.ts'
import { presentDated } from './present-life.ts'
import { listPhotosOfDecade } from './repo-public-life.ts'
import { readPublic } from './service-public-page.ts'

/** No link leads further into a decade. */
const FURTHEST = 100_000

/**
 * All photos of a decade, a page at a time, as `/view/:slug/more?decade=1950` shows them; null where there are none: no such
 * decade, a memorial that is closed, or one whose photos stand as its hosts placed them.
 *
 * @param after `place` in the decade, as an earlier page told it
 */
export async function readDecade(
  context: Context,
  slug: string,
  visitor: Visitor,
  { decade, after }: { decade: string; after: string },
): Promise<Extract<MoreOfOthers, { list: 'decade' }> | null> {
  const offset = Number(after || '0')
  if (!/^\d{3}0$/.test(decade) || !Number.isInteger(offset) || offset < 0 || offset > FURTHEST) return null
  const found = await readPublic(context, slug, visitor)
  if (found.kind !== 'found') return null
  try {
    const { memorialUuid } = await access.readable(context, slug, visitor)
    const rows = await listPhotosOfDecade(context.db, memorialUuid, decade.slice(0, 3), offset)
    if (rows.length === 0) return null
    const photos = rows
      .slice(0, limits.photosOfPage)
      .map((row) => presentDated({ photo: row, ...row }, found.memorial))
    const next = rows.length > limits.photosOfPage ? String(offset + limits.photosOfPage) : null
    return fileAccess.withPublicAddresses(context, {
      list: 'decade' as const,
      decade: Number(decade),
      photos,
      next,
    })
  } catch (reason) {
    if (reason instanceof DomainError) return null
    throw reason
  }
}
