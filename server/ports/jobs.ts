import type { Db } from './database.ts'

/** A change of a fund. */
export interface FundChange {
  fundUuid: string
  /** The first that applies: `REWORDED` means a change of its cause, its recipient, or the payout. */
  what: 'ADDED' | 'REOPENED' | 'RENAMED' | 'REWORDED' | 'GOAL' | 'ENDED'
}

/** How an account can be signed in to otherwise than before. */
export type AccountChange =
  | { what: 'password' }
  | { what: 'passkey'; change: 'added' | 'removed' }
  /** Known names (lib/device.ts), or null; `byCode`: a mailed code let it in, so whoever it was can read the mailbox. */
  | { what: 'device'; browser: string | null; system: string | null; byCode: boolean }

export type HandOverNews = 'ASKED' | 'DONE' | 'CALLED_OFF'

/**
 * All jobs of the product and their data: only identifiers, never texts or secrets. A module's `jobs.ts` handles them:
 * a job's name is found where it is queued, here, and there.
 */
export interface JobData {
  /** `slug`: of the memorial whose page asked; checked when the mail is written. */
  'account.code': { proofUuid: string; slug?: string }
  'account.reset': { userUuid: string }
  'account.welcome': { userUuid: string }
  'account.changed': { userUuid: string; change: AccountChange }
  'account.deletion-asked': { userUuid: string }
  'account.deletions': Record<string, never>
  'account.delete': { userUuid: string }
  'account.memorial-passed-on': { memorialUuid: string; userUuid: string }
  'memorial.deleted': { memorialUuid: string; userUuid: string }
  /** Once for each host and for the account that it is handed over to. */
  'memorial.hand-over-told': { handOverUuid: string; userUuid: string; news: HandOverNews }
  'memorial.purge': Record<string, never>
  'media.render': { mediaUuid: string }
  /** Shows renditions on the pages that were made while other photos waited. */
  'media.pages': { memorialUuid: string }
  'media.film': { mediaUuid: string }
  'media.poster': { mediaUuid: string }
  'media.mp4': { mediaUuid: string }
  'media.mp4-missing': Record<string, never>
  'media.purge': Record<string, never>
  'payment.receipt': { paymentUuid: string }
  'payment.settle': Record<string, never>
  'payment.release': { memorialUuid: string }
  'payment.refund': { paymentUuid: string }
  'payment.refunded': { paymentUuid: string }
  'dispute.look': Record<string, never>
  'retention.daily': Record<string, never>
  'privacy.sweep': Record<string, never>
  /** `retainedUntil`: the end of the year that it is about, in ISO 8601. */
  'retention.tell': { memorialUuid: string; userUuid: string; notice: string; retainedUntil: string }
  'invitation.send': { contactUuid: string }
  /** `askedAt`: when they asked for its link again, in ISO 8601; without it they get it for what they answered. */
  'rsvp.confirm': { rsvpUuid: string; askedAt?: string }
  'rsvp.reminders': Record<string, never>
  /** `day`: of parts that they said yes to, `YYYY-MM-DD`; if none is on it any more, no mail is sent. */
  'rsvp.remind': { rsvpUuid: string; day: string }
  /** The same for a date that was set after they answered. */
  'rsvp.tell-day': { rsvpUuid: string; day: string }
  'anniversary.due': Record<string, never>
  'anniversary.send': { noteUuid: string; occasion: 'DEATH' | 'BIRTH'; year: number }
  /** `askedAt`: in ISO 8601; asked again, another mail goes out. */
  'anniversary.confirm': { noteUuid: string; askedAt: string }
  /** To somebody who answered, or was invited. */
  'event.tell': { noticeUuid: string; rsvpUuid: string | null; contactUuid: string | null }
  'digest.hosts': Record<string, never>
  'digest.moderators': Record<string, never>
  /** `until`: the moment up to which the mail reports, in ISO 8601. */
  'digest.send': { memorialUuid: string; userUuid: string; until: string }
  'digest.approval': { memorialUuid: string; userUuid: string }
  /** `askedAt`: when its link was asked for again, in ISO 8601; without it the memory has just arrived. */
  'contribution.receipt': { contributionUuid: string; askedAt?: string }
  /** `sentAt`: when a host sent the note, in ISO 8601: after a refusal it can be sent again. */
  'thanks.send': { memorialUuid: string; lineUuid: string; userUuid: string; sentAt: string }
  /** `askedAt`: as above. */
  'donation.receipt': { donationUuid: string; askedAt?: string }
  /** `donationUuid`: named on the receipt; null if there was none. */
  'donation.refunded': { intentId: string; donationUuid: string | null }
  /** Once for each host who is told; `userUuid` changed it. */
  'fund.changed': { memorialUuid: string; userUuid: string; hostUuid: string; changes: FundChange[] }
  /** Set by the operator; `fundUuid` is null for the whole memorial. */
  'fund.account-set': { memorialUuid: string; fundUuid: string | null }
  /** A reply by mail becomes a memory. */
  'inbound.file': { mailUuid: string }
  'inbound.receipt': { mailUuid: string }
  'inbound.forgotten': Record<string, never>
  'contribution.purge': Record<string, never>
  'archive.mail': { mailUuid: string }
  'book.make': { uuid: string }
  'host.invite': { invitationUuid: string }
  /** They accepted an invitation, or left. */
  'host.changed': { memorialUuid: string; userUuid: string }
  'host.removed': { memorialUuid: string; userUuid: string }
  'service-pack.make': { uuid: string }
}
export type JobName = keyof JobData

export interface Jobs {
  /**
   * Queues a job inside the caller's transaction: the job exists exactly if the rows do. With a `key`, no second job
   * with the same name and key is queued while the first one waits. The job does not run before `afterSeconds` have
   * passed. `isNewKey`: the key is of a row that the same transaction wrote, so that no job can wait under it, and none
   * is looked up.
   */
  enqueue<N extends JobName>(
    db: Db,
    name: N,
    data: JobData[N],
    options?: { key?: string; isNewKey?: boolean; afterSeconds?: number },
  ): Promise<void>
  /** The same for many jobs in one statement, without keys. */
  enqueueAll<N extends JobName>(db: Db, name: N, list: readonly JobData[N][]): Promise<void>
}

/** What the operator is shown of the queue, and does there. */
export interface JobQueue {
  /** How many jobs of each name are in which state, of those that are still kept; as of some seconds ago. */
  counts(): Promise<JobCount[]>
  /** Since when the oldest job waits that could run; null if none does. */
  oldestDue(): Promise<Date | null>
  /** What failed for good and is still kept, and what waits for another try; the newest first. */
  failed(most: number): Promise<FailedJob[]>
  /** Makes it due. False when it neither failed nor waits for another try. */
  retryNow(id: string): Promise<boolean>
}

export interface JobCount {
  name: string
  state: string
  count: number
}

export interface FailedJob {
  id: string
  name: string
  state: 'retry' | 'failed'
  tries: number
  queuedAt: Date
  /** When it failed for good, or is tried again. */
  at: Date
  /** Of its error, without addresses. */
  reason: string
}

export interface JobContext {
  id: string
  /** 1 on the first try. */
  attempt: number
  /** No further try follows. */
  last: boolean
}

/** The handlers in a module's jobs.ts. Rejecting means: retry later, with growing waits. */
type JobHandler<N extends JobName> = (data: JobData[N], context: JobContext) => Promise<void>
export type JobHandlers = {
  [N in JobName]?: {
    handle: JobHandler<N>
    concurrency?: number
    cron?: string
    /** Instead of the queue's own, for work that people wait for. */
    retries?: Retries
  }
}

export interface Retries {
  /** Tries after the first one. */
  limit: number
  /** Seconds before the second try; each further wait is about twice as long, an hour at most. */
  delaySeconds: number
  /** The longest time of one try: a quarter of an hour by default. */
  minutesEach?: number
}
