import { defaultLanguage } from '#languages/index.ts'
import { mailableName } from '#server/lib/spam.ts'
import { lastDayToRestore } from '#server/lib/undo.ts'
import type { Context } from '#server/ports/context.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import { type Mailer, sendUnlessRefused } from '#server/ports/mail.ts'
import { deletedMail } from './emails.tsx'
import { readDeletion } from './repo-removal.ts'
import { deleteExpired } from './service-removal.ts'

interface MemorialJobDeps {
  context: Context
  mailer: Mailer
  publicUrl: string
}

export function memorialJobs(deps: MemorialJobDeps): JobHandlers {
  const { context, mailer, publicUrl } = deps
  const { db } = context

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
