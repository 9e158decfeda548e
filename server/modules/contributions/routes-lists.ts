import type { MoreOfOthers } from '#app/context.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import type { Context } from '#server/ports/context.ts'
import { listContributedPhotos, listPublicContributions } from './service-public.ts'

/**
 * The next page of a list, for a browser without script; null when there is none: the memorial is closed, or the link
 * is invalid.
 */
export const nextListPage =
  (context: Context, visitor: Visitor) =>
  async (slug: string, list: 'photos' | 'memories', after: string): Promise<MoreOfOthers | null> => {
    try {
      return list === 'photos'
        ? { list, ...(await listContributedPhotos(context, slug, visitor, after)) }
        : { list, ...(await listPublicContributions(context, slug, visitor, after)) }
    } catch (reason) {
      if (reason instanceof DomainError) return null
      throw reason
    }
  }
