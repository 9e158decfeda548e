import { bounceReason } from '#server/lib/bounce-reason.ts'
import { withoutAddresses } from '#server/lib/without-addresses.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Database } from '#server/ports/database.ts'
import { type Mail, type Mailer, MailRefused } from '#server/ports/mail.ts'

/** The mailer, which notes for the operator what is refused for good: what kind of mail, and the address's domain alone. */
export const notedRefusals = (mailer: Mailer, { db, clock }: { db: Database; clock: Clock }): Mailer => ({
  ...mailer,
  async send(mail) {
    try {
      await mailer.send(mail)
    } catch (reason) {
      if (reason instanceof MailRefused)
        await db
          .insertInto('refusedMails')
          .values({
            at: clock.now(),
            kind: kindOf(mail),
            domain: mail.to.slice(mail.to.lastIndexOf('@') + 1).toLowerCase(),
            reason: withoutAddresses(reason.refusal ?? bounceReason(reason.message)),
          })
          .execute()
      throw reason
    }
  },
})

/** The beginning of a mail's id, before the first uuid. */
const kindOf = ({ id }: Mail): string => id.replace(/-?[\da-f]{8}-[\da-f]{4}-.*$/i, '') || 'other'
