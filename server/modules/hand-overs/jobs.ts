import { sql } from 'kysely'
import { fullName, fullNameOf } from '#server/lib/full-name.ts'
import { mailableName } from '#server/lib/spam.ts'
import { mail } from '#server/mails/mail.ts'
import type { Context } from '#server/ports/context.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import type { Mailer } from '#server/ports/mail.ts'
import { writeHandOverMail } from './emails.tsx'

/** Mails about a memorial that is handed over (docs/decisions/0049). */
export const handOverJobs = ({ context, mailer }: { context: Context; mailer: Mailer }): JobHandlers =>
  mail(mailer, 'memorial.hand-over-told', {
    async read({ handOverUuid, userUuid, news }) {
      const told = await context.db
        .selectFrom('handOvers')
        .innerJoin('memorials', 'memorials.uuid', 'handOvers.memorialUuid')
        .innerJoin('users as heirs', 'heirs.uuid', 'handOvers.toUser')
        .innerJoin('users', (join) => join.on('users.uuid', '=', userUuid))
        .select(['memorials.nameOfPerson as name', 'handOvers.dueAt', 'handOvers.toUser', 'memorials.uuid'])
        .select(['heirs.email as heirEmail', 'users.email', 'users.language', fullName.as('toName')])
        .select(sql<string>`coalesce(nullif(${fullNameOf('heirs')}, ''), heirs.email)`.as('heir'))
        .where('handOvers.uuid', '=', handOverUuid)
        .executeTakeFirst()
      return (
        told && {
          ...told,
          news,
          heir: mailableName(told.heir, told.heirEmail),
          isHeir: told.toUser === userUuid,
          link: `${context.publicUrl}/memorial/load/${told.uuid}${news === 'ASKED' ? '?to=hosts' : ''}`,
        }
      )
    },
    write: writeHandOverMail,
  })
