import type { Contribution, submitContribution as submitCall } from '#contract/contributions.ts'
import type { Body } from '#contract/endpoint.ts'
import { isSlug } from '#contract/slug.ts'
import type { Caller, ContributorAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { networkKeyOf } from '#server/lib/network-key.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import * as access from '#server/modules/access/service.ts'
import * as accounts from '#server/modules/accounts/service.ts'
import * as blocking from '#server/modules/blocking/service.ts'
import * as changes from '#server/modules/changes/service.ts'
import * as media from '#server/modules/media/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import { presentContribution } from './present.ts'
import { readOne, withFiles } from './repo.ts'
import { countSameElsewhere, wasTakenDown } from './repo-arrival.ts'
import { remove } from './repo-edit.ts'
import { listOwnRecordings, placeRecordings } from './repo-recordings.ts'
import * as repo from './repo-submit.ts'
import { arrivalOf } from './rules-arrival.ts'
import { arrangePhotos, arrangeRecordings, captioned, captionsOf } from './rules-submit.ts'

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
  if (bytes > 0) await media.requireQuota(context, 'contribution', contributor, bytes)
}

/**
 * Stores what an admitted visitor sent, all of it or nothing. Rejects with PUBLIC_…, BLOCKED, TOO_MANY_ATTEMPTS,
 * CONTRIBUTION_EMPTY, CONTRIBUTION_TOO_MANY_PHOTOS, TOO_MANY_RECORDINGS, MEDIA_NOT_FOUND, the `PHOTO_…` codes, and CONTRIBUTION_NOT_FOUND
 * when the contribution to change is gone.
 */
export async function submitContribution(
  context: Context,
  visitor: Visitor & { caller: Caller },
  form: Form,
  files: readonly media.ArrivedFile[],
): Promise<{ contribution: Contribution }> {
  const contributor = await access.authoriseContributor(context, form.shareSlug, visitor)
  const sent: { uuid: string; title: null }[] = []
  for (const [index, file] of files.entries()) {
    const wanted = { title: form.photoCaptions[index] ?? '', clientId: null }
    const destination = { kind: 'contribution', sender: contributor } as const
    const { mediaUuid } = await media.takeUpload(context, destination, file, wanted)
    sent.push({ uuid: mediaUuid, title: null })
  }
  const { appearAtOnce } = await access.requireReadable(context, form.shareSlug, visitor)
  return changes.change(context, contributor.memorialUuid, async (tx) => {
    await blocking.requireNotBlocked(tx, contributor.memorialUuid, contributor)
    const before = await repo.findOwn(tx, contributor)
    if (form.contributionId && form.contributionId.toLowerCase() !== before?.uuid)
      throw new DomainError('CONTRIBUTION_NOT_FOUND')

    const own = await repo.listOwnPhotos(tx, contributor, before?.uuid ?? null)
    const kept = captioned(form.existingPhotoIds, form.existingPhotoCaptions)
    const removed = form.removedPhotoIds.map((uuid) => uuid.toLowerCase())
    const arranged = arrangePhotos(own, { removed, kept: [...kept, ...sent] })
    const ownRecordings = await listOwnRecordings(tx, contributor, before?.uuid ?? null)
    const recorded = arrangeRecordings(ownRecordings, {
      removed: form.removedRecordingIds.map((uuid) => uuid.toLowerCase()),
      kept: captioned(form.existingRecordingIds, form.recordingTranscripts),
    })
    const message = form.contributorMessage?.trim() ?? before?.message ?? ''
    if (message === '' && arranged.photos.length + recorded.photos.length === 0)
      throw new DomainError('CONTRIBUTION_EMPTY')

    const contributorName = nameOf(form, before, visitor.caller)
    const shown = [...own, ...ownRecordings]
      .filter(({ used, removed: gone }) => used && !gone)
      .map(({ title }) => title)
    const by = await repo.findStanding(tx, contributor, {
      email: contributor.email,
      inviteToken: form.inviteToken ?? null,
    })
    const arrival = arrivalOf({
      by,
      appearAtOnce,
      message,
      lines: [contributorName ?? '', ...captionsOf(arranged, own), ...captionsOf(recorded, ownRecordings)],
      sameElsewhere: await countSameElsewhere(tx, { ...contributor, message }),
      before: before ? { ...before, lines: [before.contributorName ?? '', ...shown] } : null,
      takenDownBefore: await wasTakenDown(tx, contributor),
    })
    const written = { ...arrival, message, contributorName }
    const uuid = await repo.write(tx, contributor, before, written, context.clock.now())
    if (!before) await accounts.endOtherInvited(tx, visitor.caller)
    await repo.placePhotos(tx, uuid, arranged, context.clock.now())
    await placeRecordings(tx, uuid, recorded, context.clock.now())
    // Hosts have it on their dashboard.
    if (!before && by !== 'HOST')
      await context.jobs.enqueue(
        tx,
        'contribution.receipt',
        { contributionUuid: uuid },
        { key: uuid, isNewKey: true },
      )
    return { contribution: await present(tx, contributor, uuid) }
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
  const own = isSlug(slug) ? await repo.findOwnBySlug(db, slug, userUuid) : undefined
  if (!own) throw new DomainError('CONTRIBUTION_NOT_FOUND')
  const { memorialUuid, uuid } = own
  if (!emailVerified && invitedTo !== memorialUuid) throw new DomainError('EMAIL_UNVERIFIED')
  await networkLimits.count({
    person: ['actByPerson', `memory ${userUuid} ${memorialUuid}`],
    network: null,
  })
  await changes.change(context, memorialUuid, async (tx) => {
    if (!(await remove(tx, memorialUuid, uuid, clock.now()))) throw new DomainError('CONTRIBUTION_NOT_FOUND')
    await repo.markWithdrawn(tx, { memorialUuid, userUuid }, uuid, clock.now())
  })
}

/** If the field is missing: the name before, or the account's. If it is empty: Anonymous. */
function nameOf(form: Form, before: repo.OwnRow | undefined, caller: Caller): string | null {
  if (form.contributorName !== undefined) return form.contributorName
  if (before) return before.contributorName
  return `${caller.firstName} ${caller.surname}`.trim() || null
}

async function present(tx: Tx, { memorialUuid }: ContributorAccess, uuid: string): Promise<Contribution> {
  const row = await readOne(tx, memorialUuid, uuid)
  const [whole] = await withFiles(tx, row ? [row] : [])
  if (!whole) throw new DomainError('CONTRIBUTION_NOT_FOUND')
  return presentContribution(whole)
}
