import { defaultLanguage } from '#contract/languages/index.ts'
import type { Database } from '#server/ports/database.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import { type Mailer, MailRefused } from '#server/ports/mail.ts'
import { deletedMail } from './emails.tsx'
import { readDeletion } from './repo-removal.ts'
import { lastDayToRestore } from './rules-removal.ts'
import type { Memorials } from './service.ts'

interface MemorialJobDeps {
  db: Database
  mailer: Mailer
  memorials: Memorials
  files: {
    /** Takes away every file of a memorial. */
    removeAllOf(memorialUuid: string): Promise<void>
  }
  publicUrl: string
}

export function memorialJobs({ db, mailer, memorials, files, publicUrl }: MemorialJobDeps): JobHandlers {
  return {
    'memorial.deleted': {
      async handle({ memorialUuid, userUuid }) {
        const deletion = await readDeletion(db, memorialUuid, userUuid)
        if (!deletion?.deletedAt) return
        const facts = {
          name: deletion.nameOfPerson,
          owner: deletion.relationshipType === 'OWNER' ? null : deletion.ownerName,
          lastDay: lastDayToRestore(deletion.deletedAt),
          profileUrl: `${publicUrl}/profile`,
        }
        const mail = deletedMail(facts, deletion.language ?? defaultLanguage)
        const id = `deleted-${memorialUuid}-${userUuid}-${deletion.deletedAt.getTime()}`
        try {
          await mailer.send({ id, to: deletion.email, ...mail })
        } catch (reason) {
          // Nobody reads mail there; the profile says the same.
          if (!(reason instanceof MailRefused)) throw reason
        }
      },
    },
    'memorial.purge': {
      concurrency: 1,
      cron: '37 3 * * *',
      handle: () => memorials.purge(files.removeAllOf),
    },
  }
}
