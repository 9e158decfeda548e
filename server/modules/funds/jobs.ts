import { defaultLanguage } from '#languages/index.ts'
import { mailableName } from '#server/lib/spam.ts'
import type { Context } from '#server/ports/context.ts'
import type { JobData, JobHandlers } from '#server/ports/jobs.ts'
import { type Mailer, sendUnlessRefused } from '#server/ports/mail.ts'
import { fundAccountMail, fundsChangedMail } from './emails.tsx'
import { findEditor, findHost, findTitles, type HostRow, readOwner } from './repo-telling.ts'

/** Tells hosts what others change about a memorial's funds (docs/decisions/0029). */
export function fundJobs({ context, mailer }: { context: Context; mailer: Mailer }): JobHandlers {
  const { db, publicUrl } = context

  async function tellChanged(
    { memorialUuid, userUuid, hostUuid, changes }: JobData['fund.changed'],
    id: string,
  ) {
    const [host, editor, titles] = await Promise.all([
      findHost(db, memorialUuid, hostUuid),
      findEditor(db, userUuid),
      findTitles(
        db,
        changes.map(({ fundUuid }) => fundUuid),
      ),
    ])
    if (!host) return
    const facts = {
      name: host.nameOfPerson,
      // Empty when the account is gone.
      editor: mailableName(
        editor ? `${editor.firstName} ${editor.surname}`.trim() || editor.email : '',
        editor?.email,
      ),
      changes: changes.map(({ fundUuid, what }) => ({ what, title: titles.get(fundUuid) ?? '' })),
      link: `${publicUrl}/memorial/load/${memorialUuid}`,
    }
    await send(`funds-changed-${id}`, host, fundsChangedMail(facts, host.language ?? defaultLanguage))
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

  async function send(id: string, to: HostRow, mail: ReturnType<typeof fundsChangedMail>) {
    await sendUnlessRefused(mailer, { id, to: to.email, toName: to.toName, ...mail })
  }

  return {
    'fund.changed': {
      handle: (told, { id }) => tellChanged(told, id),
    },
    'fund.account-set': {
      handle: ({ memorialUuid, fundUuid }, { id }) => tellAccount(memorialUuid, fundUuid, id),
    },
  }
}
