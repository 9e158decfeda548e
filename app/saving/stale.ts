import { conflictsWith } from '#app/draft/memorial.ts'
import type { ContentPart } from '#app/draft/rules.ts'
import type { Draft } from '#app/draft/schema.ts'
import { ApiError } from '#app/lib/api.ts'
import type { LastEdit, Memorial } from '#contract/memorials.ts'

/** The current memorial on the server, with who saved it last and when, if that is known. */
export type NewerMemorial = Memorial & { lastEdit?: LastEdit | null | undefined }

/** The current memorial on the server, if a save was refused because of a newer version. */
export function newerMemorial(reason: unknown): NewerMemorial | null {
  if (!(reason instanceof ApiError) || reason.code !== 'MEMORIAL_STALE') return null
  // Our server's answer has this form; like every answer of `call`, it is not checked.
  const { memorial, lastEdit } = reason.answer as { memorial?: Memorial; lastEdit?: LastEdit | null }
  return memorial ? { ...memorial, lastEdit } : null
}

/**
 * The memorial to ask the host about, if a save was refused because the same part was changed here and on the server;
 * null when it failed for any other reason.
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
