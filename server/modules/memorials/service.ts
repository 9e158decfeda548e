import { randomUUID } from 'node:crypto'
import type { MemorialRelationship } from '#contract/accounts.ts'
import type { AuditAction } from '#contract/audit-log.ts'
import type { ContactInput } from '#contract/contacts.ts'
import type { DonationTerms } from '#contract/funds.ts'
import type { Memorial } from '#contract/memorials.ts'
import { isSlug } from '#contract/slug.ts'
import {
  type Caller,
  grantHostAccess,
  grantModeratorAccess,
  type HostAccess,
  type HostFacts,
  type ModeratorAccess,
} from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { AuditLog } from '#server/modules/audit-log/service.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Database, Db, Tx } from '#server/ports/database.ts'
import type { Jobs } from '#server/ports/jobs.ts'
import type { Limits } from '#server/ports/limits.ts'
import type { PublicReads } from '#server/ports/public-reads.ts'
import {
  presentContributed,
  presentLastEdit,
  presentMemorial,
  presentModerated,
  presentRelationship,
  presentSummary,
} from './present.ts'
import * as repo from './repo.ts'
import { listContributed, listHosted, listRelationships } from './repo-lists.ts'
import { findHostName, findShareSlug, readMemorial } from './repo-memorial.ts'
import { listModerated } from './repo-moderation.ts'
import { freeSlug, keepSlug } from './repo-slugs.ts'
import {
  actionsOf,
  carriedFields,
  type MemorialEdit,
  type NewMemorial,
  type PhotosEdit,
  photosActionOf,
  type StoriesEdit,
} from './rules.ts'
import { requireNotBlocked } from './service-blocking.ts'
import { changing, type OnChanged } from './service-change.ts'
import { contributorAccess } from './service-contributor-access.ts'
import {
  type BeforeEdit,
  changePhotos,
  changeSlug,
  changeStories,
  replaceStories,
  saveParts,
  setPortrait,
} from './service-edit.ts'
import { moderation } from './service-moderation.ts'
import { operating } from './service-operating.ts'
import { publicReader } from './service-public.ts'
import { removal } from './service-removal.ts'
import { retention } from './service-retention.ts'
import { settings } from './service-settings.ts'
import { slideshowReader } from './service-slideshow.ts'
import { succession } from './service-succession.ts'
import { ticketing } from './service-tickets.ts'

interface MemorialDeps {
  db: Database
  clock: Clock
  jobs: Jobs
  limits: Limits
  publicReads: PublicReads
  auditLog: Pick<AuditLog, 'record'>
  contacts: {
    /** Replaces the list of contacts, inside the caller's transaction. */
    replace(tx: Tx, memorialUuid: string, inputs: readonly ContactInput[]): Promise<unknown>
  }
  /** Of the funds. */
  currency: string
  donationTerms: DonationTerms
  onChanged: OnChanged
}

export type { PageChanged } from './service-change.ts'

export type Memorials = ReturnType<typeof createMemorials>

/**
 * Memorials and access to them. Every write that a visitor could see goes through `change` or
 * `changeWithoutNewVersion`.
 */
export function createMemorials(deps: MemorialDeps) {
  const { db, clock, jobs, contacts, currency, auditLog, onChanged } = deps
  const { change, changeUnseen, changeWithoutNewVersion, changingPages, queueBehindChanges, lockMemorial } =
    changing(deps)

  /**
   * Proves that the caller may change a memorial. Somebody else's memorial gets the same error as an unknown one, so
   * that ids cannot be probed.
   */
  async function authorise(caller: Caller, memorialUuid: string, as: 'host' | 'owner'): Promise<HostAccess> {
    const role = await repo.findRelationship(db, memorialUuid, caller.uuid)
    if (role !== 'OWNER' && !(role === 'ADMIN' && as === 'host')) throw new DomainError('MEMORIAL_NOT_FOUND')
    return grantHostAccess({ memorialUuid: memorialUuid.toLowerCase(), userUuid: caller.uuid, role })
  }

  /** Proves that the caller may moderate a memorial; rejects as `authorise` does. */
  async function authoriseModerator(caller: Caller, memorialUuid: string): Promise<ModeratorAccess> {
    const role = await repo.findRelationship(db, memorialUuid, caller.uuid)
    if (!role || role === 'CONTRIBUTOR') throw new DomainError('MEMORIAL_NOT_FOUND')
    return grantModeratorAccess({ memorialUuid: memorialUuid.toLowerCase(), userUuid: caller.uuid, role })
  }

  /** The same `clientId` from the same person returns the existing memorial, and mails nothing. */
  function create(caller: Caller, input: NewMemorial): Promise<Memorial> {
    // Files can only be uploaded to an existing memorial.
    if (input.mediaUuids?.length || input.hostVideoMessageUuid) throw new DomainError('MEDIA_NOT_FOUND')
    return db.transaction().execute(async (tx) => {
      await repo.lockUser(tx, caller.uuid)
      const clientId = input.clientId ?? null
      const existing = clientId && (await repo.findByClientId(tx, caller.uuid, clientId))
      if (existing) return present(tx, { memorialUuid: existing, userUuid: caller.uuid, role: 'OWNER' })

      const uuid = randomUUID()
      const wanted = input.shareSlug && isSlug(input.shareSlug) ? input.shareSlug : null
      const shareSlug = await freeSlug(tx, { name: input.nameOfPerson, memorialUuid: uuid, wanted })
      const fields = { ...carriedFields(input), nameOfPerson: input.nameOfPerson }
      await repo.insertMemorial(tx, { uuid, shareSlug, clientId, ...fields }, caller.uuid, clock.now())
      await replaceStories(tx, uuid, input.stories ?? [])
      if (input.contacts) await contacts.replace(tx, uuid, input.contacts)
      if (input.keptAt)
        await jobs.enqueue(tx, 'memorial.kept', {
          memorialUuid: uuid,
          userUuid: caller.uuid,
          step: input.keptAt,
        })
      return present(tx, { memorialUuid: uuid, userUuid: caller.uuid, role: 'OWNER' })
    })
  }

  /**
   * One edit of a memorial, of any part and module: rejected when it began from an older version, otherwise it raises
   * the version. Returns the memorial after the edit. Rejects with MEMORIAL_STALE, with the present memorial and its
   * last edit, or with MEMORIAL_NOT_FOUND.
   *
   * @param version that the editor began from; without it the edit overwrites the present state
   * @param actions for the hosts' log
   */
  async function editing(
    host: HostAccess,
    version: number | null | undefined,
    actions: readonly AuditAction[],
    work: (tx: Tx, before: BeforeEdit) => Promise<unknown>,
  ): Promise<{ memorial: Memorial }> {
    const { memorialUuid } = host
    const memorial = await change(memorialUuid, async (tx) => {
      const before = await repo.readForEdit(tx, memorialUuid)
      if (version != null && version < before.editVersion)
        throw new DomainError('MEMORIAL_STALE', {
          extra: {
            memorial: await present(tx, host),
            lastEdit: await lastEdit(tx, host),
          },
        })
      await repo.raiseEditVersion(tx, memorialUuid)
      await repo.noteSave(tx, memorialUuid, host.userUuid, clock.now())
      await work(tx, before)
      for (const action of actions) await auditLog.record(tx, host, action)
      return present(tx, host)
    })
    return { memorial }
  }

  /** Changes the parts that the payload has. */
  const edit = (host: HostAccess, input: MemorialEdit) =>
    editing(host, input.version, actionsOf(input), async (tx, before) => {
      await saveParts(tx, host.memorialUuid, before, input, clock.now())
      if (input.contacts) await contacts.replace(tx, host.memorialUuid, input.contacts)
    })

  const updateShareSlug = (host: HostAccess, shareSlug: string) =>
    editing(host, null, ['CHANGED_ADDRESS'], (tx, before) =>
      changeSlug(tx, host.memorialUuid, before.shareSlug, shareSlug),
    )

  /** Rejects with TOO_MANY_STORIES. */
  const updateStories = (host: HostAccess, input: StoriesEdit) =>
    editing(host, input.version, ['CHANGED_STORIES'], (tx) => changeStories(tx, host.memorialUuid, input))

  /** Changes captions, order and removals, but no file. Rejects with MEDIA_NOT_FOUND. */
  const updatePhotos = (host: HostAccess, input: PhotosEdit) =>
    editing(host, input.version, [photosActionOf(input)], (tx) =>
      changePhotos(tx, host.memorialUuid, input, clock.now()),
    )

  function setProfilePhoto(host: HostAccess, photoUuid: string): Promise<void> {
    const { memorialUuid } = host
    return change(memorialUuid, async (tx) => {
      await showPortrait(tx, memorialUuid, photoUuid.toLowerCase())
      await auditLog.record(tx, host, 'CHANGED_PHOTOS')
    })
  }

  /** For the module that stores the photo, in its transaction. The earlier portrait is removed. */
  async function showPortrait(tx: Tx, memorialUuid: string, photoUuid: string): Promise<void> {
    const before = await repo.readForEdit(tx, memorialUuid)
    await setPortrait(tx, memorialUuid, before.profilePhotoUuid, photoUuid, clock.now())
  }

  const get = (host: HostAccess): Promise<Memorial> => present(db, host)

  /** The memorial with its last save, for a host whose version is stale. */
  const getWithLastEdit = async (host: HostAccess) => ({
    memorial: await get(host),
    lastEdit: await lastEdit(db, host),
  })

  const lastEdit = async (tx: Db, { memorialUuid, userUuid }: HostAccess) =>
    presentLastEdit(await repo.readLastSave(tx, memorialUuid), userUuid)

  async function list(caller: Caller) {
    return (await listHosted(db, caller.uuid)).map(presentSummary)
  }

  async function listAll(caller: Caller) {
    const contributions = (await listContributed(db, caller.uuid)).map(presentContributed)
    return {
      ownedMemorials: await list(caller),
      contributions,
      moderatedMemorials: (await listModerated(db, caller.uuid)).map(presentModerated),
      deletedMemorials: await removed.listDeleted(caller),
    }
  }

  /** The person's memorials for the answer to signing in, newest relationship first. */
  async function relationshipsOf(userUuid: string): Promise<MemorialRelationship[]> {
    return (await listRelationships(db, userUuid)).map(presentRelationship)
  }

  /** First name and surname, or empty. */
  const hostName = (memorialUuid: string): Promise<string> => findHostName(db, memorialUuid)

  /** The present slug, e.g. for file names. */
  const shareSlug = (host: HostAccess): Promise<string> => findShareSlug(db, host.memorialUuid)

  const isPaid = (host: HostAccess): Promise<boolean> => repo.isPaid(db, host.memorialUuid)

  /** For payments, inside the `change` that settles one. */
  async function markPaid(
    tx: Tx,
    memorialUuid: string,
    facts: { paidAt: Date; retainedUntil: Date; customerId: string | null; promo: string | null },
  ): Promise<void> {
    await repo.setPaid(tx, memorialUuid, facts)
  }

  /** The opposite, after a refund: only its hosts see the memorial until it is paid again. */
  async function markUnpaid(tx: Tx, memorialUuid: string): Promise<void> {
    await keepSlug(tx, memorialUuid)
    await repo.setUnpaid(tx, memorialUuid)
  }

  async function present(from: Db, { memorialUuid, userUuid, role }: HostFacts): Promise<Memorial> {
    const row = await readMemorial(from, memorialUuid)
    if (!row) throw new DomainError('MEMORIAL_NOT_FOUND')
    return presentMemorial(row, currency, { holder: userUuid, role, now: clock.now() })
  }

  const reader = publicReader(deps)
  const removed = removal({ db, clock, jobs, auditLog, onChanged, change, present })

  return {
    authorise,
    authoriseModerator,
    change,
    changeUnseen,
    changeWithoutNewVersion,
    changingPages,
    queueBehindChanges,
    lockMemorial,
    editing,
    create,
    edit,
    updateShareSlug,
    updateStories,
    updatePhotos,
    setProfilePhoto,
    showPortrait,
    get,
    getWithLastEdit,
    list,
    listAll,
    relationshipsOf,
    hostName,
    shareSlug,
    isPaid,
    markPaid,
    markUnpaid,
    remove: removed.remove,
    restore: removed.restore,
    deleteExpired: removed.deleteExpired,
    removeForGood: removed.removeForGood,
    requireNotBlocked,
    ...settings({ db, auditLog, change, present }),
    ...moderation({ db, clock }),
    ...operating({ db, clock, auditLog, onChanged }),
    ...reader,
    ...contributorAccess(db, reader.readable),
    ...succession({ clock, auditLog, change }),
    ...slideshowReader(db),
    ...ticketing({ db, clock }),
    ...retention({ db, clock }),
  }
}
