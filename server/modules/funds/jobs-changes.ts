import { timeZone } from '#app/messages/formats.ts'
import { defaultLanguage } from '#languages/index.ts'
import { mailableName } from '#server/lib/spam.ts'
import { mailInstant } from '#server/mails/dates.ts'
import type { Context } from '#server/ports/context.ts'
import type { FundChangeNews, JobHandlers } from '#server/ports/jobs.ts'
import { type Mailer, MailRefused } from '#server/ports/mail.ts'
import { fundChangeMail } from './emails-changes.tsx'
import { askerOf, changedFields, enderOf } from './present-changes.ts'
import * as repo from './repo-changes.ts'

/** Longer words are on the screen that the mail leads to. */
const IN_MAILS = 200

/** Tells every host of new words of a fund that holds gifts (docs/decisions/0029). */
export function fundChangeJobs({ context, mailer }: { context: Context; mailer: Mailer }): JobHandlers {
  const { db, publicUrl } = context

  async function tell(changeUuid: string, userUuid: string, news: FundChangeNews): Promise<void> {
    const change = await repo.findChange(db, changeUuid)
    const host = change && (await repo.findHost(db, change.memorialUuid, userUuid))
    if (!change || !host) return
    const language = host.language ?? defaultLanguage
    const facts = {
      name: host.nameOfPerson,
      news,
      title: mailableName(change.titleNow),
      editor: mailableName(askerOf(change), change.askerEmail ?? ''),
      ender: mailableName(enderOf(change), change.enderEmail ?? ''),
      changes: changedFields(change).map(({ field, before, after }) => {
        const isShort = before.length <= IN_MAILS && after.length <= IN_MAILS
        return {
          field,
          before: mailableName(isShort ? before : ''),
          after: mailableName(isShort ? after : ''),
        }
      }),
      date: mailInstant(change.dueAt, timeZone, language),
      link: `${publicUrl}/memorial/edit-donations?memorial=${change.memorialUuid}`,
    }
    try {
      const mail = fundChangeMail(facts, language)
      const id = `fund-change-${changeUuid}-${news}-${userUuid}`
      await mailer.send({ id, to: host.email, toName: host.toName, ...mail })
    } catch (reason) {
      // The address is refused for good; the screen of the funds shows the same.
      if (!(reason instanceof MailRefused)) throw reason
    }
  }

  return {
    'fund.change-told': {
      handle: ({ changeUuid, userUuid, news }) => tell(changeUuid, userUuid, news),
    },
  }
}
