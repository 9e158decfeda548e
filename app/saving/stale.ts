import { conflictsWith } from '#app/draft/memorial.ts'
import type { ContentPart } from '#app/draft/rules.ts'
import type { Draft } from '#app/draft/schema.ts'
import { ApiError } from '#app/lib/api.ts'
import type { LastEdit, Memorial } from '#contract/memorials.ts'

/** A memorial as it stands on the server, with who saved it last and when, as far as that is known. */
export type NewerMemorial = Memorial & { lastEdit?: LastEdit | null | undefined }

/** The memorial as it stands on the server, when a save was refused because of it. */
export function newerMemorial(reason: unknown): NewerMemorial | null {
  if (!(reason instanceof ApiError) || reason.code !== 'MEMORIAL_STALE') return null
  // Our server's answer, read as every other of `call` is.
  const { memorial, lastEdit } = reason.answer as { memorial?: Memorial; lastEdit?: LastEdit | null }
  return memorial ? { ...memorial, lastEdit } : null
}

/**
 * The memorial to ask the host about, when a save was refused because the same was changed here and there; null
 * when it failed for any other reason.
 *
 * @param parts what was being saved
 */
export function conflictIn(
  reason: unknown,
  draft: Draft,
  parts?: readonly ContentPart[],
): NewerMemorial | null {
  const newer = newerMemorial(reason)
  return newer && conflictsWith(draft, newer, parts).length > 0 ? newer : null
}
