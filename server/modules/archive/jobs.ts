import { archive as limits } from '#contract/limits.ts'
import { defaultLanguage } from '#languages/index.ts'
import { mailableName } from '#server/lib/spam.ts'
import type { Context } from '#server/ports/context.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import { type Mailer, MailRefused } from '#server/ports/mail.ts'
import { archiveMail } from './emails.tsx'
import { markMail, readMail } from './repo.ts'
import { linkFor } from './service-archive.ts'

interface ArchiveJobDeps {
  context: Context
  mailer: Mailer
}

const DAY_MS = 24 * 60 * 60 * 1000

export function archiveJobs({ context, mailer }: ArchiveJobDeps): JobHandlers {
  const { db, clock, publicUrl } = context

  /** The job makes the link, so that the queue never holds one. */
  async function mail(mailUuid: string, last: boolean): Promise<void> {
    const told = await readMail(db, mailUuid)
    const holder = told?.userUuid ?? told?.successorUuid
    if (!told?.email || !holder) return
    // A successor did not ask for this mail, so a name that advertises something is not sent (docs/decisions/0182).
    if (told.successorUuid && !mailableName(told.nameOfPerson))
      return void (await markMail(db, mailUuid, { failedAt: clock.now() }))
    const now = clock.now()
    const path = await linkFor(context, told.memorialUuid, holder, limits.mailDays)
    const facts = {
      nameOfPerson: told.nameOfPerson,
      successorOf: told.successorUuid ? mailableName(told.owner ?? '', told.ownerEmail ?? '') : null,
      endsOn: told.why === 'YEAR_ENDING' && told.retainedUntil ? told.retainedUntil : null,
      worksUntil: new Date(now.getTime() + limits.mailDays * DAY_MS),
      link: publicUrl + path,
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
