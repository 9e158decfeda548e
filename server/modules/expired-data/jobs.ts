import { LINK_MS } from '#server/lib/anniversary.ts'
import { undoEnds } from '#server/lib/undo.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import * as repo from './repo.ts'

const INVITATION_MS = 365 * 24 * 60 * 60 * 1000
const ENDED_NOTE_MS = 2 * 365 * 24 * 60 * 60 * 1000
const REFUSED_MAIL_MS = 30 * 24 * 60 * 60 * 1000

/** Deletes expired personal data every night (docs/privacy.md). */
export const expiredDataJobs = ({ db, clock }: { db: Database; clock: Clock }): JobHandlers => ({
  'privacy.sweep': {
    concurrency: 1,
    cron: '27 3 * * *',
    async handle() {
      const now = clock.now()
      await repo.removeCounts(db, now)
      await repo.removeProofs(db, now)
      await repo.removeAnswers(db, undoEnds(now))
      await repo.removeGiftsThatNeverCame(db)
      await repo.forgetGuests(db)
      await repo.removeThanks(db, undoEnds(now))
      await repo.removeUnconfirmedNotes(db, new Date(now.getTime() - LINK_MS))
      await repo.removeEndedNotes(db, new Date(now.getTime() - ENDED_NOTE_MS))
      await repo.removeRefusedMails(db, new Date(now.getTime() - REFUSED_MAIL_MS))
      await repo.removeInvitations(db, new Date(now.getTime() - INVITATION_MS))
    },
  },
})
