import { defaultLanguage } from '#languages/index.ts'
import { mailableName } from '#server/lib/spam.ts'
import type { Context } from '#server/ports/context.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import { type Mailer, MailRefused } from '#server/ports/mail.ts'
import { archiveMail } from './emails.tsx'
import { markMail, readMail } from './repo-mails.ts'

interface ArchiveJobDeps {
  context: Context
  mailer: Mailer
}

export function archiveJobs({ context, mailer }: ArchiveJobDeps): JobHandlers {
  const { db, clock, publicUrl } = context

  async function mail(mailUuid: string, last: boolean): Promise<void> {
    const told = await readMail(db, mailUuid)
    if (!told?.email) return
    // A successor did not ask for this mail, so a name that advertises something is not sent (docs/decisions/0015).
    if (told.successorUuid && !mailableName(told.nameOfPerson))
      return void (await markMail(db, mailUuid, { failedAt: clock.now() }))
    const facts = {
      nameOfPerson: told.nameOfPerson,
      successorOf: told.successorUuid ? mailableName(told.owner ?? '', told.ownerEmail ?? '') : null,
      endsOn: told.why === 'YEAR_ENDING' && told.retainedUntil ? told.retainedUntil : null,
      link: `${publicUrl}/memorial/archive?memorial=${told.memorialUuid}`,
      declineLink: told.namingToken && `${publicUrl}/unsubscribe/${told.namingToken}`,
    }
    const mail = archiveMail(facts, told.language ?? defaultLanguage)
    try {
      await mailer.send({ id: `archive-${mailUuid}`, to: told.email, toName: told.name ?? '', ...mail })
      await markMail(db, mailUuid, { sentAt: clock.now() })
    } catch (reason) {
      const isRefused = reason instanceof MailRefused
      if (isRefused || last) await markMail(db, mailUuid, { failedAt: clock.now() })
      if (!isRefused) throw reason
    }
  }

  return {
    'archive.mail': { concurrency: 2, handle: ({ mailUuid }, { last }) => mail(mailUuid, last) },
  }
}
