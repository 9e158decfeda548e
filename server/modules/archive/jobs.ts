import { archive as limits } from '#contract/host-limits.ts'
import { defaultLanguage } from '#languages/index.ts'
import { mailableName } from '#server/lib/spam.ts'
import type { Context } from '#server/ports/context.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import { type Mailer, MailRefused } from '#server/ports/mail.ts'
import { archiveMail } from './emails.tsx'
import { declinedMail } from './emails-declined.tsx'
import { signOfLifeMail } from './emails-yearly.tsx'
import { markMail, readMail } from './repo-mails.ts'
import { markTold, readDeclined } from './repo-naming.ts'
import { readYearly, takeDue } from './repo-yearly.ts'
import { linkFor } from './service-archive.ts'

interface ArchiveJobDeps {
  context: Context
  mailer: Mailer
}

const DAY_MS = 24 * 60 * 60 * 1000

export function archiveJobs({ context, mailer }: ArchiveJobDeps): JobHandlers {
  const { db, clock, jobs, publicUrl } = context

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
      declineLink: told.namingToken && `${publicUrl}/named#${told.namingToken}`,
      yearlyLink: told.offeredToken && `${publicUrl}/sign-of-life/ask/${told.offeredToken}`,
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

  /** The same id at each try, so that nobody gets it twice. */
  async function mailYearly(successorUuid: string, on: string): Promise<void> {
    const told = await readYearly(db, successorUuid)
    const name = mailableName(told?.nameOfPerson ?? '')
    if (!told || !name) return
    const facts = {
      nameOfPerson: name,
      owner: mailableName(told.owner, told.ownerEmail),
      keptUntil: told.retainedUntil,
      link: `${publicUrl}/view/${told.shareSlug}`,
      helpLink: `${publicUrl}/support`,
      stopLink: `${publicUrl}/sign-of-life/end/${told.token}`,
    }
    const mail = signOfLifeMail(facts, told.language ?? defaultLanguage)
    const unsubscribeUrl = `${publicUrl}/public/sign-of-life/end/${told.token}`
    const id = `sign-of-life-${successorUuid}-${on}`
    try {
      await mailer.send({ id, to: told.email, toName: told.name, unsubscribeUrl, ...mail })
    } catch (reason) {
      // The address is refused for good; next year it is tried again.
      if (!(reason instanceof MailRefused)) throw reason
    }
  }

  async function mailDeclined(successorUuid: string): Promise<void> {
    const told = await readDeclined(db, successorUuid)
    if (!told) return
    const facts = {
      nameOfPerson: told.nameOfPerson,
      // Typed by the owner who reads it.
      who: told.name,
      link: `${publicUrl}/memorial/keepsakes?memorial=${told.memorialUuid}`,
    }
    const mail = declinedMail(facts, told.language ?? defaultLanguage)
    try {
      await mailer.send({ id: `archive-declined-${successorUuid}`, to: told.email, toName: '', ...mail })
    } catch (reason) {
      if (!(reason instanceof MailRefused)) throw reason
    }
    await markTold(db, successorUuid, clock.now())
  }

  return {
    'archive.yearly': {
      concurrency: 1,
      cron: '41 21 * * *',
      handle: () =>
        db.transaction().execute(async (tx) => {
          const on = clock.now().toISOString().slice(0, 10)
          const due = await takeDue(tx, clock.now())
          await jobs.enqueueAll(
            tx,
            'archive.sign-of-life',
            due.map((successorUuid) => ({ successorUuid, on })),
          )
        }),
    },
    'archive.sign-of-life': {
      concurrency: 2,
      handle: ({ successorUuid, on }) => mailYearly(successorUuid, on),
    },
    'archive.mail': { concurrency: 2, handle: ({ mailUuid }, { last }) => mail(mailUuid, last) },
    'archive.declined': { concurrency: 2, handle: ({ successorUuid }) => mailDeclined(successorUuid) },
  }
}
