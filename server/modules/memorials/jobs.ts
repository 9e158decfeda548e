import { defaultLanguage } from '#languages/index.ts'
import { fullNameOf, namePerson } from '#server/lib/full-name.ts'
import { mailableName } from '#server/lib/spam.ts'
import { lastDayToRestore } from '#server/lib/undo.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import { type Mailer, sendUnlessRefused } from '#server/ports/mail.ts'
import { deleteExpired } from './delete-memorial.ts'
import { deletedMail } from './emails.tsx'

export function memorialJobs({ context, mailer }: { context: Context; mailer: Mailer }): JobHandlers {
  const { db, publicUrl } = context

  return {
    'memorial.deleted': {
      async handle({ memorialUuid, userUuid }) {
        const deletion = await readDeletion(db, memorialUuid, userUuid)
        if (!deletion?.deletedAt) return
        const facts = {
          name: deletion.nameOfPerson,
          owner:
            deletion.relationshipType === 'OWNER'
              ? null
              : mailableName(deletion.ownerName, deletion.ownerEmail),
          lastDay: lastDayToRestore(deletion.deletedAt),
          profileUrl: `${publicUrl}/profile`,
        }
        const mail = deletedMail(facts, deletion.language ?? defaultLanguage)
        const id = `deleted-${memorialUuid}-${userUuid}-${deletion.deletedAt.getTime()}`
        await sendUnlessRefused(mailer, { id, to: deletion.email, toName: deletion.toName, ...mail })
      },
    },
    'memorial.purge': {
      concurrency: 1,
      cron: '37 3 * * *',
      handle: () => deleteExpired(context),
    },
  }
}

/** What the mail about a deletion says to one of the hosts; undefined when the memorial was restored. */
const readDeletion = (db: Db, memorialUuid: string, userUuid: string) =>
  db
    .selectFrom('memorials')
    .innerJoin('relationships as mine', (join) =>
      join.onRef('mine.memorialUuid', '=', 'memorials.uuid').on('mine.userUuid', '=', userUuid),
    )
    .innerJoin('users as me', 'me.uuid', 'mine.userUuid')
    .innerJoin('relationships as owning', (join) =>
      join.onRef('owning.memorialUuid', '=', 'memorials.uuid').on('owning.relationshipType', '=', 'OWNER'),
    )
    .innerJoin('users as owner', 'owner.uuid', 'owning.userUuid')
    .select(['memorials.nameOfPerson', 'memorials.deletedAt', 'me.email', 'me.language'])
    .select(fullNameOf('me').as('toName'))
    .select(['mine.relationshipType', 'owner.email as ownerEmail'])
    .select(namePerson('owner').as('ownerName'))
    .where('memorials.uuid', '=', memorialUuid)
    .where('memorials.deletedAt', 'is not', null)
    .executeTakeFirst()
