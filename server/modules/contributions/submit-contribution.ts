import type { Contribution, submitContribution as submitCall } from '#contract/contributions.ts'
import type { Body } from '#contract/endpoint.ts'
import { isSlug } from '#contract/slug.ts'
import type { Caller } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { memorialsOfSlug } from '#server/lib/memorials-of-slug.ts'
import { networkKeyOf } from '#server/lib/network-key.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import * as access from '#server/modules/access/authorise-caller.ts'
import { endOtherInvited } from '#server/modules/accounts/enter-invited.ts'
import * as blocking from '#server/modules/blocking/block-person.ts'
import * as changes from '#server/modules/changes/change-memorial.ts'
import { requireQuota } from '#server/modules/media/require-quota.ts'
import { type ArrivedFile, takeUpload } from '#server/modules/media/take-upload.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import { presentContribution } from './present.ts'
import { captioned } from './rules-submit.ts'
import { readWhole } from './select-contributions.ts'
import { removeContributed, writeContribution } from './write-contribution.ts'

type Form = Body<typeof submitCall>

// Adding as a visitor: one contribution per account and memorial; sending again changes it.

/**
 * Called once per contribution, before its files are read. Rejects with PUBLIC_…, BLOCKED, TOO_MANY_ATTEMPTS,
 * CAPTCHA_NEEDED or NO_ROOM.
 *
 * @param bytes of its files; 0 without files
 */
export async function admit(
  context: Context,
  visitor: Visitor & { caller: Caller },
  ip: string,
  { shareSlug, inviteToken, captcha }: Pick<Form, 'shareSlug' | 'inviteToken' | 'captcha'>,
  bytes: number,
): Promise<void> {
  const contributor = await access.authoriseContributor(context, shareSlug, visitor)
  const { memorialUuid } = contributor
  const link = await access.linkKind(context, memorialUuid, inviteToken)
  await context.networkLimits.count({
    person: ['actByPerson', `memory ${visitor.caller.uuid} ${memorialUuid}`],
    network: networkKeyOf(link, 'memory', { ip, memorialUuid }),
    proof: captcha,
  })
  if (bytes > 0) await requireQuota(context, 'contribution', contributor, bytes)
}

/** What the visitor had added before comes first. */
export class AddedBefore extends Error {}

/**
 * Stores what an admitted visitor sent, all of it or nothing. `mayChange` is false for a form that knows of nothing before:
 * rejects with AddedBefore. Rejects with PUBLIC_…, BLOCKED, TOO_MANY_ATTEMPTS,
 * CONTRIBUTION_EMPTY, CONTRIBUTION_TOO_MANY_PHOTOS, TOO_MANY_RECORDINGS, MEDIA_NOT_FOUND, the `PHOTO_…` codes, and CONTRIBUTION_NOT_FOUND
 * when the contribution to change is gone.
 */
export async function submitContribution(
  context: Context,
  visitor: Visitor & { caller: Caller },
  form: Form,
  files: readonly ArrivedFile[],
  mayChange = true,
): Promise<{ contribution: Contribution }> {
  const contributor = await access.authoriseContributor(context, form.shareSlug, visitor)
  const { memorialUuid, userUuid, email } = contributor
  const sent: { uuid: string; title: null }[] = []
  for (const [index, file] of files.entries()) {
    const wanted = { title: form.photoCaptions[index] ?? '', clientId: null }
    const destination = { kind: 'contribution', sender: contributor } as const
    const { mediaUuid } = await takeUpload(context, destination, file, wanted)
    sent.push({ uuid: mediaUuid, title: null })
  }
  const { appearAtOnce } = await access.requireReadable(context, form.shareSlug, visitor)
  return changes.change(context, memorialUuid, async (tx) => {
    await blocking.requireNotBlocked(tx, memorialUuid, contributor)
    const before = await tx
      .selectFrom('contributions')
      .select(['uuid', 'contributorName', 'message', 'state'])
      .where('memorialUuid', '=', memorialUuid)
      .where('userUuid', '=', userUuid)
      .where('deletedAt', 'is', null)
      .executeTakeFirst()
    if (form.contributionId && form.contributionId.toLowerCase() !== before?.uuid)
      throw new DomainError('CONTRIBUTION_NOT_FOUND')
    if (before && !mayChange) throw new AddedBefore()
    const { firstName, surname } = visitor.caller
    const nameBefore = before ? before.contributorName : `${firstName} ${surname}`.trim() || null
    const now = context.clock.now()
    const { uuid, by } = await writeContribution(
      tx,
      { memorialUuid, userUuid, email, inviteToken: form.inviteToken },
      before,
      {
        message: form.contributorMessage?.trim() ?? before?.message ?? '',
        // An empty field makes them Anonymous, a missing one changes nothing.
        contributorName: form.contributorName === undefined ? nameBefore : form.contributorName,
        files: {
          removed: [...form.removedPhotoIds, ...form.removedRecordingIds].map((id) => id.toLowerCase()),
          kept: [
            ...captioned(form.existingPhotoIds, form.existingPhotoCaptions),
            ...sent,
            ...captioned(form.existingRecordingIds, form.recordingTranscripts),
          ],
        },
      },
      { appearAtOnce, now },
    )
    if (!before) {
      await tx
        .insertInto('relationships')
        .values({ memorialUuid, userUuid, relationshipType: 'CONTRIBUTOR', dateCreated: now })
        // An existing role stays.
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await endOtherInvited(tx, visitor.caller)
      // Hosts have it on their dashboard.
      if (by !== 'HOST')
        await context.jobs.enqueue(
          tx,
          'contribution.receipt',
          { contributionUuid: uuid },
          { key: uuid, isNewKey: true },
        )
    }
    const whole = await readWhole(tx, memorialUuid, { uuid })
    if (!whole) throw new DomainError('CONTRIBUTION_NOT_FOUND')
    return { contribution: presentContribution(whole) }
  })
}

/**
 * Withdraws one's own contribution, whatever the state of the memorial; its files go with it, and are deleted after 30
 * days. Rejects with CONTRIBUTION_NOT_FOUND or TOO_MANY_ATTEMPTS.
 */
export async function withdrawContribution(
  context: Context,
  { uuid: userUuid, emailVerified, invitedTo }: Caller,
  slug: string,
): Promise<void> {
  const { db, networkLimits, clock } = context
  const own = isSlug(slug) ? await findOwnBySlug(db, slug, userUuid) : undefined
  if (!own) throw new DomainError('CONTRIBUTION_NOT_FOUND')
  const { memorialUuid } = own
  if (!emailVerified && invitedTo !== memorialUuid) throw new DomainError('EMAIL_UNVERIFIED')
  await networkLimits.count({
    person: ['actByPerson', `memory ${userUuid} ${memorialUuid}`],
    network: null,
  })
  await changes.change(context, memorialUuid, async (tx) => {
    if (!(await removeContributed(tx, own, 'AUTHOR', clock.now())))
      throw new DomainError('CONTRIBUTION_NOT_FOUND')
  })
}

/** The person's contribution to the memorial of a slug, even if the memorial is closed to them by now. */
export function findOwnBySlug(db: Db, slug: string, userUuid: string) {
  return db
    .selectFrom('contributions')
    .innerJoin('memorials', 'memorials.uuid', 'contributions.memorialUuid')
    .select(['contributions.uuid', 'contributions.memorialUuid'])
    .where('contributions.userUuid', '=', userUuid)
    .where('contributions.deletedAt', 'is', null)
    .where('memorials.deletedAt', 'is', null)
    .where('memorials.uuid', 'in', memorialsOfSlug(slug))
    .executeTakeFirst()
}
