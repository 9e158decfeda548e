import { defaultLanguage } from '#languages/index.ts'
import { mailableName } from '#server/lib/spam.ts'
import { someoneLoved } from '#server/mails/someone-loved.ts'
import type { Context } from '#server/ports/context.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import { type Mailer, MailRefused } from '#server/ports/mail.ts'
import { thanksMail } from './emails.tsx'
import { readThanks } from './repo.ts'
import { deleteExpired } from './service-moderation.ts'

interface ContributionJobDeps {
  context: Context
  mailer: Mailer
  publicUrl: string
}

export function contributionJobs({ context, mailer, publicUrl }: ContributionJobDeps): JobHandlers {
  return {
    'contribution.thank': {
      async handle({ contributionUuid, userUuid }) {
        const found = await readThanks(context.db, contributionUuid, userUuid)
        if (!found?.thanks || !found.email) return
        const host = `${found.firstName ?? ''} ${found.surname ?? ''}`.trim()
        const { replyAddress } = found
        const language = found.language ?? defaultLanguage
        const facts = {
          nameOfPerson: mailableName(found.nameOfPerson, someoneLoved(language)),
          hostName: mailableName(host),
          words: found.thanks,
          link: `${publicUrl}/view/${found.shareSlug}`,
        }
        const mail = thanksMail(facts, language)
        try {
          await mailer.send({
            id: `thanks-${found.uuid}`,
            to: found.email,
            toName: found.name,
            host,
            replyTo: replyAddress ? [{ name: host, address: replyAddress }] : [],
            ...mail,
          })
        } catch (reason) {
          // The address is refused for good: a retry would not help.
          if (!(reason instanceof MailRefused)) throw reason
        }
      },
    },
    // Runs after `media.purge`, which deletes the files.
    'contribution.purge': { concurrency: 1, cron: '47 3 * * *', handle: () => deleteExpired(context) },
  }
}
