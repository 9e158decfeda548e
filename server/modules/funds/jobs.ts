import { defaultLanguage } from '#languages/index.ts'
import { mailableName } from '#server/lib/spam.ts'
import type { Context } from '#server/ports/context.ts'
import type { FundChange, JobHandlers } from '#server/ports/jobs.ts'
import { type Mailer, MailRefused } from '#server/ports/mail.ts'
import { fundAccountMail, fundsChangedMail } from './emails.tsx'
import { findEditor, findTitles, type OwnerRow, readOwner } from './repo-telling.ts'
import { applyDue } from './service-changes.ts'

/** Tells a memorial's owner what others change about its money (docs/decisions/0029), and lets new words take effect (0029). */
export function fundJobs({ context, mailer }: { context: Context; mailer: Mailer }): JobHandlers {
  const { db, publicUrl } = context

  async function tellChanged(memorialUuid: string, userUuid: string, changes: FundChange[], id: string) {
    const [owner, editor, titles] = await Promise.all([
      readOwner(db, memorialUuid),
      findEditor(db, userUuid),
      findTitles(
        db,
        changes.map(({ fundUuid }) => fundUuid),
      ),
    ])
    if (!owner) return
    const facts = {
      name: owner.nameOfPerson,
      // Empty when the account is gone.
      editor: mailableName(
        editor ? `${editor.firstName} ${editor.surname}`.trim() || editor.email : '',
        editor?.email,
      ),
      changes: changes.map(({ fundUuid, what }) => ({ what, title: titles.get(fundUuid) ?? '' })),
      link: `${publicUrl}/memorial/load/${memorialUuid}`,
    }
    await send(`funds-changed-${id}`, owner, fundsChangedMail(facts, owner.language ?? defaultLanguage))
  }

  async function tellAccount(memorialUuid: string, fundUuid: string | null, id: string) {
    const owner = await readOwner(db, memorialUuid)
    if (!owner) return
    const titles = await findTitles(db, fundUuid === null ? [] : [fundUuid])
    const facts = {
      name: owner.nameOfPerson,
      fund: fundUuid === null ? '' : (titles.get(fundUuid) ?? ''),
      link: `${publicUrl}/memorial/load/${memorialUuid}`,
    }
    await send(`fund-account-${id}`, owner, fundAccountMail(facts, owner.language ?? defaultLanguage))
  }

  async function send(id: string, to: OwnerRow, mail: ReturnType<typeof fundsChangedMail>) {
    try {
      await mailer.send({ id, to: to.email, toName: to.toName, ...mail })
    } catch (reason) {
      // The address is refused for good; the memorial's log has the change, too.
      if (!(reason instanceof MailRefused)) throw reason
    }
  }

  return {
    'fund.changed': {
      handle: ({ memorialUuid, userUuid, changes }, { id }) =>
        tellChanged(memorialUuid, userUuid, changes, id),
    },
    'fund.changes-due': { concurrency: 1, cron: '*/10 * * * *', handle: () => applyDue(context) },
    'fund.account-set': {
      handle: ({ memorialUuid, fundUuid }, { id }) => tellAccount(memorialUuid, fundUuid, id),
    },
  }
}
