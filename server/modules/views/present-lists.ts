import type {
  ContributionSummary,
  DeletedMemorial,
  MemorialSummary,
  ModeratedMemorial,
} from '#contract/memorials.ts'
import { removalOf } from '#server/lib/undo.ts'
import { presentMedia } from '#server/modules/media/present.ts'
import type { ContributedRow, DeletedRow, SummaryRow } from './repo-lists.ts'
import type { ModeratedRow } from './repo-moderation.ts'

export function presentSummary(row: SummaryRow): MemorialSummary {
  return {
    uuid: row.uuid,
    nameOfPerson: row.nameOfPerson,
    address: row.address,
    createdAt: row.createdAt.toISOString(),
    ...paid(row),
    shareSlug: row.shareSlug,
    profilePhoto: row.profilePhoto && presentMedia(row.profilePhoto),
    role: row.role,
  }
}

/** A contribution in its author's profile. */
export function presentContributed(row: ContributedRow): ContributionSummary {
  const { uuid, dateCreated, mediaCount, recordingCount, nameOfPerson, shareSlug } = row
  return {
    id: uuid,
    dateCreated: dateCreated.toISOString(),
    mediaCount,
    ...(recordingCount > 0 && { recordingCount }),
    memorial: { nameOfPerson, shareSlug },
  }
}

/** The memorial as a moderator sees it. */
export function presentModerated(row: ModeratedRow): ModeratedMemorial {
  return { ...row, profilePhoto: row.profilePhoto && presentMedia(row.profilePhoto) }
}

export function presentDeleted({ uuid, nameOfPerson, deletedAt }: DeletedRow): DeletedMemorial {
  return {
    uuid,
    nameOfPerson,
    dateDeleted: deletedAt.toISOString(),
    removedAt: removalOf(deletedAt).toISOString(),
  }
}

/** Whether it is paid for. */
export const paid = (row: { paymentCompletedAt: Date | null; stripeCustomerId: string | null }) => ({
  paymentCompleted: row.paymentCompletedAt !== null,
  stripeCustomerId: row.stripeCustomerId,
})
