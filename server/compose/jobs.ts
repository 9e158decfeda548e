import type { Config } from '../config.ts'
import { accountJobs } from '../modules/accounts/jobs.ts'
import { anniversaryJobs } from '../modules/anniversaries/jobs.ts'
import { archiveJobs } from '../modules/archive/jobs.ts'
import { bookKind } from '../modules/books/make-book.ts'
import { contactJobs } from '../modules/contacts/jobs.ts'
import { contributionJobs } from '../modules/contributions/jobs.ts'
import { digestJobs } from '../modules/digest/jobs.ts'
import { donationJobs } from '../modules/donations/jobs.ts'
import { makeEventNoticeJobs } from '../modules/event-notices/jobs.ts'
import { expiredDataJobs } from '../modules/expired-data/jobs.ts'
import { fundJobs } from '../modules/funds/jobs.ts'
import { handOverJobs } from '../modules/hand-overs/jobs.ts'
import { hostJobs } from '../modules/hosts/jobs.ts'
import { inboundJobs } from '../modules/inbound/jobs.ts'
import { handleKeepsakes } from '../modules/keepsakes/make-keepsake.ts'
import { mediaJobs } from '../modules/media/jobs.ts'
import { memorialJobs } from '../modules/memorials/jobs.ts'
import { paymentJobs } from '../modules/payments/jobs.ts'
import { retentionJobs } from '../modules/retention/jobs.ts'
import { makeRsvpJobs } from '../modules/rsvps/jobs.ts'
import { packKind } from '../modules/service-pack/make-pack.ts'
import { handleThanksJobs } from '../modules/thanks/jobs.ts'
import type { Context } from '../ports/context.ts'
import type { JobHandlers } from '../ports/jobs.ts'
import type { Adapters } from './adapters.ts'

/** All background jobs, by name. */
export function jobHandlers(config: Config, adapters: Adapters, context: Context): JobHandlers {
  const { db, clock, mailer } = adapters
  return {
    ...accountJobs({ context, mailer }),
    ...hostJobs({ ...context, mailer }),
    ...handOverJobs({ context, mailer }),
    ...mediaJobs(context),
    'book.make': handleKeepsakes(context, bookKind),
    'service-pack.make': handleKeepsakes(context, packKind),
    ...memorialJobs({ context, mailer }),
    ...archiveJobs({ context, mailer }),
    ...contactJobs({ ...context, mailer }),
    ...fundJobs({ context, mailer }),
    ...donationJobs({ context, mailer }),
    ...makeRsvpJobs({ context, mailer }),
    ...makeEventNoticeJobs({ context, mailer }),
    ...digestJobs({ context, mailer, digestHour: config.digestHour }),
    ...anniversaryJobs({ context, mailer }),
    ...contributionJobs({ context, mailer }),
    ...handleThanksJobs({ context, mailer }),
    ...inboundJobs({ context, mailer }),
    ...paymentJobs({ context, mailer }),
    ...expiredDataJobs({ db, clock }),
    ...retentionJobs({ context, mailer }),
  }
}
