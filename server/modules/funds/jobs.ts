import { namePerson } from '#server/lib/full-name.ts'
import { mailableName } from '#server/lib/spam.ts'
import { mail } from '#server/mails/mail.ts'
import type { Context } from '#server/ports/context.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import type { Mailer } from '#server/ports/mail.ts'
import { writeFundAccountMail, writeFundsChangedMail } from './emails.tsx'
import { selectHosts } from './queries.ts'

/** Tells hosts what others change about a memorial's funds (docs/decisions/0029). */
export function fundJobs({ context, mailer }: { context: Context; mailer: Mailer }): JobHandlers {
  const { db, publicUrl } = context
  const linkTo = (memorialUuid: string) => `${publicUrl}/memorial/load/${memorialUuid}`

  /** The present titles of funds, by uuid, without funds that are gone. */
  async function readTitles(memorialUuid: string): Promise<Map<string, string>> {
    const funds = db.selectFrom('funds').select(['uuid', 'title']).where('memorialUuid', '=', memorialUuid)
    return new Map((await funds.execute()).map(({ uuid, title }) => [uuid, title]))
  }

  return {
    ...mail(mailer, 'fund.changed', {
      canRepeat: true,
      async read({ memorialUuid, userUuid, hostUuid, changes }) {
        const host = await selectHosts(db, memorialUuid).where('users.uuid', '=', hostUuid).executeTakeFirst()
        if (!host) return null
        const editors = db.selectFrom('users').select(['email', namePerson('users').as('name')])
        const editor = await editors.where('uuid', '=', userUuid).executeTakeFirst()
        const titles = await readTitles(memorialUuid)
        return {
          ...host,
          name: host.nameOfPerson,
          link: linkTo(memorialUuid),
          // Empty when the account is gone.
          editor: mailableName(editor?.name ?? '', editor?.email),
          changes: changes.map(({ fundUuid, what }) => ({ what, title: titles.get(fundUuid) ?? '' })),
        }
      },
      write: writeFundsChangedMail,
    }),
    ...mail(mailer, 'fund.account-set', {
      canRepeat: true,
      async read({ memorialUuid, fundUuid }) {
        const owners = selectHosts(db, memorialUuid).where('relationshipType', '=', 'OWNER')
        const owner = await owners.executeTakeFirst()
        const fund = (fundUuid && (await readTitles(memorialUuid)).get(fundUuid)) ?? ''
        return owner && { ...owner, name: owner.nameOfPerson, fund, link: linkTo(memorialUuid) }
      },
      write: writeFundAccountMail,
    }),
  }
}
