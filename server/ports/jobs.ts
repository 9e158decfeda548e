import type { Db } from './database.ts'

/** What was done to a fund. */
export interface FundChange {
  fundUuid: string
  /** The first of these that fits: `REWORDED` is its cause, who receives the gifts, or when. */
  what: 'ADDED' | 'REOPENED' | 'RENAMED' | 'REWORDED' | 'GOAL' | 'ENDED'
}

/** Every job of the product and what it carries: identifiers only, never words or secrets. */
export interface JobData {
  'account.code': { userUuid: string }
  'account.reset': { userUuid: string }
  'account.welcome': { userUuid: string }
  'account.password-changed': { userUuid: string }
  /** `browser` and `system`: names that we know (lib/user-agent.ts), or null. */
  'account.new-device': { userUuid: string; browser: string | null; system: string | null }
  'account.passkey-changed': { userUuid: string; change: 'added' | 'removed' }
  'account.deletion-asked': { userUuid: string }
  'account.deletions': Record<string, never>
  'account.delete': { userUuid: string }
  'account.memorial-passed-on': { memorialUuid: string; userUuid: string }
  /** `step`: of the journey, where the link in the mail goes on. */
  'memorial.kept': { memorialUuid: string; userUuid: string; step: string }
  'memorial.deleted': { memorialUuid: string; userUuid: string }
  'memorial.purge': Record<string, never>
  'media.render': { mediaUuid: string }
  /** What was rendered while other photos waited comes onto the pages. */
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
  /** `retainedUntil`: a moment in ISO 8601, of the year that it is about. */
  'retention.tell': { memorialUuid: string; userUuid: string; notice: string; retainedUntil: string }
  'invitation.send': { contactUuid: string }
  'rsvp.confirm': { rsvpUuid: string }
  'rsvp.reminders': Record<string, never>
  /** `day`: of the memorial, `YYYY-MM-DD`; moved since, it is told nobody. */
  'rsvp.remind': { rsvpUuid: string; day: string }
  /** The same of a day that was set after they answered. */
  'rsvp.tell-day': { rsvpUuid: string; day: string }
  'digest.hosts': Record<string, never>
  'digest.moderators': Record<string, never>
  /** `until`: a moment in ISO 8601, up to which the mail tells. */
  'digest.send': { memorialUuid: string; userUuid: string; until: string }
  'digest.approval': { memorialUuid: string; userUuid: string }
  'contribution.thank': { contributionUuid: string; userUuid: string }
  'donation.receipt': { donationUuid: string }
  /** `donationUuid`: what its receipt named; null for one that never had one. */
  'donation.refunded': { intentId: string; donationUuid: string | null }
  'donation.settle': Record<string, never>
  'fund.changed': { memorialUuid: string; userUuid: string; changes: FundChange[] }
  /** By the operator; `fundUuid` is null where it was set for the memorial. */
  'fund.account-set': { memorialUuid: string; fundUuid: string | null }
  'contribution.purge': Record<string, never>
  'archive.mail': { mailUuid: string }
  'book.make': { bookUuid: string }
  'host.invite': { invitationUuid: string }
  'host.accepted': { memorialUuid: string; userUuid: string }
  'host.removed': { memorialUuid: string; userUuid: string; removedBy: string }
  'host.left': { memorialUuid: string; userUuid: string }
  'service-pack.make': { packUuid: string }
}
export type JobName = keyof JobData

export interface Jobs {
  /**
   * Puts a job into the queue inside the caller's transaction: it exists exactly when the rows do.
   * A `key` keeps a second job with the same name and key out while the first one waits. It
   * is not done before `afterSeconds` have passed. `isNewKey`: it names a row that the same transaction wrote, so no
   * job can wait under it, and none is looked for.
   */
  enqueue<N extends JobName>(
    db: Db,
    name: N,
    data: JobData[N],
    options?: { key?: string; isNewKey?: boolean; afterSeconds?: number },
  ): Promise<void>
  /** The same for many at once, in one statement, and without keys. */
  enqueueAll<N extends JobName>(db: Db, name: N, list: readonly JobData[N][]): Promise<void>
}

export interface JobContext {
  id: string
  /** 1 on the first try. */
  attempt: number
  /** No further try follows this one. */
  last: boolean
}

/** What a module's jobs.ts offers. Rejecting means: try again later, with growing pauses. */
type JobHandler<N extends JobName> = (data: JobData[N], context: JobContext) => Promise<void>
export type JobHandlers = {
  [N in JobName]?: {
    handle: JobHandler<N>
    concurrency?: number
    cron?: string
    /** Instead of the queue's own, for work that somebody watches. */
    retries?: Retries
  }
}

export interface Retries {
  /** Tries after the first one. */
  limit: number
  /** Seconds before the second try; each further pause is about twice the one before, an hour at most. */
  delaySeconds: number
  /** Each try may take so long: a quarter of an hour unless said otherwise. */
  minutesEach?: number
}
