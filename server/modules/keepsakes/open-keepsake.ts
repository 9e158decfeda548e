import { DomainError } from '#server/lib/domain-error.ts'
import type { Db } from '#server/ports/database.ts'
import { findKeepsake, type KeepsakeRow, placeOf } from './find-keepsake.ts'
import type { KeepsakeKind } from './make-keepsake.ts'

/** The finished one of a link, and where its files are. Rejects with LINK_EXPIRED when it is gone. */
export async function openKeepsake<Choices extends object, Facts extends object>(
  db: Db,
  kind: KeepsakeKind<Choices, Facts>,
  { memorialUuid, uuid }: { memorialUuid: string; uuid: string },
) {
  const row = await findKeepsake(db, kind.name, uuid)
  const { facts, choices } = row ? presentKeepsake(kind, row) : { facts: null, choices: null }
  if (row?.memorialUuid !== memorialUuid || !facts || !choices) throw new DomainError('LINK_EXPIRED')
  return { ...row, facts, choices, place: placeOf(kind, row) }
}

/** What hosts see of each kind, what they chose, and what is known of it once it is finished. */
export const presentKeepsake = <Choices extends object, Facts extends object>(
  kind: Pick<KeepsakeKind<Choices, Facts>, 'choices' | 'facts'>,
  { uuid, state, progress, isCurrent, finishedAt, choices, facts }: KeepsakeRow,
) => ({
  shown: { uuid, state, progress, isCurrent, generatedAt: finishedAt?.toISOString() ?? null },
  choices: kind.choices.parse(choices),
  facts: state === 'READY' ? (kind.facts.safeParse(facts).data ?? null) : null,
})
