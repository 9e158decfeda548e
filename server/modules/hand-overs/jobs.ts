import { timeZone } from '#app/messages/formats.ts'
import { defaultLanguage } from '#languages/index.ts'
import { mailableName } from '#server/lib/spam.ts'
import { mailInstant } from '#server/mails/dates.ts'
import type { Context } from '#server/ports/context.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import { type Mailer, sendUnlessRefused } from '#server/ports/mail.ts'
import { handOverMail } from './emails.tsx'

/** Mails about a memorial that is handed over (docs/decisions/0049). */
export function handOverJobs({ context, mailer }: { context: Context; mailer: Mailer }): JobHandlers {
  const { db, publicUrl } = context
  return {
    'memorial.hand-over-told': {
      async handle({ handOverUuid, userUuid, news }) {
        const told = await db
          .selectFrom('handOvers')
          .innerJoin('memorials', 'memorials.uuid', 'handOvers.memorialUuid')
          .innerJoin('users as heirs', 'heirs.uuid', 'handOvers.toUser')
          .innerJoin('users', (join) => join.on('users.uuid', '=', userUuid))
          .select(['memorials.nameOfPerson', 'handOvers.dueAt', 'handOvers.toUser', 'handOvers.memorialUuid'])
          .select(['heirs.firstName as heirFirstName', 'heirs.surname as heirSurname'])
          .select(['heirs.email as heirEmail', 'users.email', 'users.firstName', 'users.surname'])
          .select('users.language')
          .where('handOvers.uuid', '=', handOverUuid)
          .executeTakeFirst()
        if (!told) return
        const language = told.language ?? defaultLanguage
        const heir = `${told.heirFirstName} ${told.heirSurname}`.trim() || told.heirEmail
        const facts = {
          name: told.nameOfPerson,
          news,
          heir: mailableName(heir, told.heirEmail),
          isHeir: told.toUser === userUuid,
          date: mailInstant(told.dueAt, timeZone, language),
          link: `${publicUrl}/memorial/load/${told.memorialUuid}${news === 'ASKED' ? '?to=hosts' : ''}`,
        }
        const id = `hand-over-${handOverUuid}-${news}-${userUuid}`
        const toName = `${told.firstName} ${told.surname}`
        await sendUnlessRefused(mailer, { id, to: told.email, toName, ...handOverMail(facts, language) })
      },
    },
  }
}
