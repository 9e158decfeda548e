import { timeZone } from '#app/messages/formats.ts'
import { defaultLanguage } from '#languages/index.ts'
import { mailableName } from '#server/lib/spam.ts'
import { mailInstant } from '#server/mails/dates.ts'
import type { Context } from '#server/ports/context.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import { type Mailer, MailRefused } from '#server/ports/mail.ts'
import { handOverMail } from './emails.tsx'
import { findTold } from './repo.ts'

/** Mails about a memorial that is handed over (docs/decisions/0049). */
export function handOverJobs({ context, mailer }: { context: Context; mailer: Mailer }): JobHandlers {
  const { db, publicUrl } = context
  return {
    'memorial.hand-over-told': {
      async handle({ handOverUuid, userUuid, news }) {
        const told = await findTold(db, handOverUuid, userUuid)
        if (!told) return
        const language = told.language ?? defaultLanguage
        const heir = `${told.heirFirstName} ${told.heirSurname}`.trim() || told.heirEmail
        const facts = {
          name: told.nameOfPerson,
          news,
          heir: mailableName(heir, told.heirEmail),
          isHeir: told.toUser === userUuid,
          date: mailInstant(told.dueAt, timeZone, language),
          link: `${publicUrl}/memorial/load/${told.memorialUuid}`,
        }
        const id = `hand-over-${handOverUuid}-${news}-${userUuid}`
        const toName = `${told.firstName} ${told.surname}`
        try {
          await mailer.send({ id, to: told.email, toName, ...handOverMail(facts, language) })
        } catch (reason) {
          // The address is refused for good: the others are told.
          if (!(reason instanceof MailRefused)) throw reason
        }
      },
    },
  }
}
