import type { Contribution, submitContribution as submitCall } from '#contract/contributions.ts'
import type { Body } from '#contract/endpoint.ts'
import { isSlug } from '#contract/slug.ts'
import type { Caller } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { memorialsOfSlug } from '#server/lib/memorials-of-slug.ts'
import { networkKeyOf } from '#server/lib/network-key.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import * as access from '#server/modules/access/service.ts'
import * as accounts from '#server/modules/accounts/service.ts'
import * as blocking from '#server/modules/blocking/service.ts'
import * as changes from '#server/modules/changes/service.ts'
import * as media from '#server/modules/media/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import { presentContribution } from './present.ts'
import { placeFiles, readWhole, withdraw } from './queries.ts'
import { type Contributor, readArriving } from './read-arriving.ts'
import { type Arrival, arrivalOf } from './rules-arrival.ts'
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
    const before = await findOwn(tx, contributor)
    if (form.contributionId && form.contributionId.toLowerCase() !== before?.uuid)
      throw new DomainError('CONTRIBUTION_NOT_FOUND')

    const own = await listOwnFiles(tx, contributor, before?.uuid ?? null)
    const kept = captioned(form.existingPhotoIds, form.existingPhotoCaptions)
    const removed = form.removedPhotoIds.map((uuid) => uuid.toLowerCase())
    const arranged = arrangePhotos(own.photos, { removed, kept: [...kept, ...sent] })
    const recorded = arrangeRecordings(own.recordings, {
      removed: form.removedRecordingIds.map((uuid) => uuid.toLowerCase()),
      kept: captioned(form.existingRecordingIds, form.recordingTranscripts),
    })
    const message = form.contributorMessage?.trim() ?? before?.message ?? ''
    if (message === '' && arranged.photos.length + recorded.photos.length === 0)
      throw new DomainError('CONTRIBUTION_EMPTY')

    const contributorName = nameOf(form, before, visitor.caller)
    const shown = [...own.photos, ...own.recordings]
      .filter(({ used, removed: gone }) => used && !gone)
      .map(({ title }) => title)
    const captions = [...captionsOf(arranged, own.photos), ...captionsOf(recorded, own.recordings)]
    const { email } = contributor
    const arriving = await readArriving(tx, contributor, {
      message,
      email,
      inviteToken: form.inviteToken ?? null,
    })
    const arrival = arrivalOf({
      ...arriving,
      appearAtOnce,
      message,
      lines: [contributorName ?? '', ...captions],
      before: before ? { ...before, lines: [before.contributorName ?? '', ...shown] } : null,
    })
    const now = context.clock.now()
    const written = { ...arrival, message, contributorName }
    const uuid = await write(tx, contributor, before, written, now)
    if (!before) await accounts.endOtherInvited(tx, visitor.caller)
    await placeFiles(tx, uuid, 'photos', arranged, now)
    await placeFiles(tx, uuid, 'recordings', recorded, now)
    // Hosts have it on their dashboard.
    if (!before && arriving.by !== 'HOST')
      await context.jobs.enqueue(
        tx,
        'contribution.receipt',
        { contributionUuid: uuid },
        { key: uuid, isNewKey: true },
      )
    const whole = await readWhole(tx, contributor.memorialUuid, { uuid })
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
  const { memorialUuid, uuid } = own
  if (!emailVerified && invitedTo !== memorialUuid) throw new DomainError('EMAIL_UNVERIFIED')
  await networkLimits.count({
    person: ['actByPerson', `memory ${userUuid} ${memorialUuid}`],
    network: null,
  })
  await changes.change(context, memorialUuid, async (tx) => {
    if (!(await withdraw(tx, { memorialUuid, userUuid, uuid }, clock.now())))
      throw new DomainError('CONTRIBUTION_NOT_FOUND')
  })
}

/** If the field is missing: the name before, or the account's. If it is empty: Anonymous. */
function nameOf(form: Form, before: OwnRow | undefined, caller: Caller): string | null {
  if (form.contributorName !== undefined) return form.contributorName
  if (before) return before.contributorName
  return `${caller.firstName} ${caller.surname}`.trim() || null
}

/** The person's contribution to a memorial, unless withdrawn. */
function findOwn(tx: Tx, { memorialUuid, userUuid }: Contributor) {
  return tx
    .selectFrom('contributions')
    .select(['uuid', 'contributorName', 'message', 'state'])
    .where('memorialUuid', '=', memorialUuid)
    .where('userUuid', '=', userUuid)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}

type OwnRow = NonNullable<Awaited<ReturnType<typeof findOwn>>>

/** The files of a contribution, including removed ones, and those that its contributor uploaded before sending it. */
async function listOwnFiles(tx: Tx, { memorialUuid, userUuid }: Contributor, ownUuid: string | null) {
  const rows = await tx
    .selectFrom('media')
    .select(['uuid', 'role', 'title', 'transcript', 'contributionUuid', 'recordingOf', 'deletedAt'])
    .where('memorialUuid', '=', memorialUuid)
    .where('role', 'in', ['CONTRIBUTION', 'MEMORY_VOICE', 'MEMORY_FILM'])
    .where((eb) =>
      eb.or([
        ...(ownUuid ? [eb('contributionUuid', '=', ownUuid), eb('recordingOf', '=', ownUuid)] : []),
        eb.and([
          eb('contributionUuid', 'is', null),
          eb('recordingOf', 'is', null),
          eb('uploadedBy', '=', userUuid),
        ]),
      ]),
    )
    .orderBy('position')
    .orderBy('createdAt')
    .orderBy('uuid')
    .execute()
  const files = rows.map(({ uuid, role, title, transcript, contributionUuid, recordingOf, deletedAt }) => ({
    uuid,
    role,
    title: role === 'CONTRIBUTION' ? title : transcript,
    used: (contributionUuid ?? recordingOf) !== null,
    removed: deletedAt !== null,
  }))
  const isPhoto = ({ role }: { role: string }) => role === 'CONTRIBUTION'
  return { photos: files.filter(isPhoto), recordings: files.filter((file) => !isPhoto(file)) }
}

/** Returns the contribution's uuid. */
async function write(
  tx: Tx,
  { memorialUuid, userUuid }: Contributor,
  before: OwnRow | undefined,
  fields: Arrival & { contributorName: string | null; message: string },
  now: Date,
): Promise<string> {
  if (before) {
    await tx
      .updateTable('contributions')
      .set({ ...fields, updatedAt: now })
      .where('uuid', '=', before.uuid)
      .execute()
    return before.uuid
  }
  const { uuid } = await tx
    .insertInto('contributions')
    .values({ ...fields, memorialUuid, userUuid, dateCreated: now, updatedAt: now })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('relationships')
    .values({ memorialUuid, userUuid, relationshipType: 'CONTRIBUTOR', dateCreated: now })
    // An existing role stays.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return uuid
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
