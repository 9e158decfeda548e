import { fullNameOf, namePerson } from '#server/lib/full-name.ts'
import { mailableName } from '#server/lib/spam.ts'
import { lastDayToRestore } from '#server/lib/undo.ts'
import { mail } from '#server/mails/mail.ts'
import type { Context } from '#server/ports/context.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import type { Mailer } from '#server/ports/mail.ts'
import { deleteExpired } from './delete-memorial.ts'
import { writeDeletedMail } from './emails.tsx'

export const memorialJobs = ({ context, mailer }: { context: Context; mailer: Mailer }): JobHandlers => ({
  ...mail(mailer, 'memorial.deleted', {
    /** Nothing when it was restored. */
    async read({ memorialUuid, userUuid }) {
      const told = await context.db
        .selectFrom('memorials')
        .innerJoin('relationships as mine', (join) =>
          join.onRef('mine.memorialUuid', '=', 'memorials.uuid').on('mine.userUuid', '=', userUuid),
        )
        .innerJoin('users as me', 'me.uuid', 'mine.userUuid')
        .innerJoin('relationships as owning', (join) =>
          join
            .onRef('owning.memorialUuid', '=', 'memorials.uuid')
            .on('owning.relationshipType', '=', 'OWNER'),
        )
        .innerJoin('users as owner', 'owner.uuid', 'owning.userUuid')
        .select(['memorials.nameOfPerson as name', 'me.email', 'me.language', fullNameOf('me').as('toName')])
        .select((eb) => eb.ref('memorials.deletedAt').$notNull().as('deletedAt'))
        .select(['mine.relationshipType', 'owner.email as ownerEmail', namePerson('owner').as('ownerName')])
        .where('memorials.uuid', '=', memorialUuid)
        .where('memorials.deletedAt', 'is not', null)
        .executeTakeFirst()
      if (!told) return null
      const owner = told.relationshipType === 'OWNER' ? null : mailableName(told.ownerName, told.ownerEmail)
      const lastDay = lastDayToRestore(told.deletedAt)
      return { ...told, owner, lastDay, profileUrl: `${context.publicUrl}/profile` }
    },
    tellApart: ({ deletedAt }) => deletedAt.getTime(),
    write: writeDeletedMail,
  }),
  'memorial.purge': { concurrency: 1, cron: '37 3 * * *', handle: () => deleteExpired(context) },
})
