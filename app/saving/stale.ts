import { z } from 'zod'
import { conflictsWith } from '#app/draft/memorial.ts'
import type { ContentPart } from '#app/draft/rules.ts'
import type { Draft } from '#app/draft/schema.ts'
import { ApiError } from '#app/lib/api.ts'
import { Memorial } from '#contract/memorials.ts'

const Stale = z.object({ memorial: Memorial })

/** The memorial as it stands on the server, when a save was refused because of it. */
export function newerMemorial(reason: unknown): Memorial | null {
  if (!(reason instanceof ApiError) || reason.code !== 'MEMORIAL_STALE') return null
  return Stale.safeParse(reason.answer).data?.memorial ?? null
}

/**
 * The memorial to ask the host about, when a save was refused because the same was changed here and there; null
 * when it failed for any other reason.
 *
 * @param parts what was being saved
 */
export function conflictIn(reason: unknown, draft: Draft, parts?: readonly ContentPart[]): Memorial | null {
  const newer = newerMemorial(reason)
  return newer && conflictsWith(draft, newer, parts).length > 0 ? newer : null
}
