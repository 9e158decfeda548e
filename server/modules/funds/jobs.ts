import { defaultLanguage, type Language } from '#languages/index.ts'
import { namePerson } from '#server/lib/full-name.ts'
import { mailableName } from '#server/lib/spam.ts'
import type { WrittenMail } from '#server/mails/render.tsx'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import { type Mailer, sendUnlessRefused } from '#server/ports/mail.ts'
import { fundAccountMail, fundsChangedMail } from './emails.tsx'
import { selectHosts } from './queries.ts'

/** Tells hosts what others change about a memorial's funds (docs/decisions/0029). */
export function fundJobs({ context, mailer }: { context: Context; mailer: Mailer }): JobHandlers {
  const { db, publicUrl } = context
  const linkTo = (memorialUuid: string) => `${publicUrl}/memorial/load/${memorialUuid}`

  async function send(id: string, to: HostRow, write: (language: Language) => WrittenMail) {
    const mail = write(to.language ?? defaultLanguage)
    await sendUnlessRefused(mailer, { id, to: to.email, toName: to.toName, ...mail })
  }

  return {
    'fund.changed': {
      async handle({ memorialUuid, userUuid, hostUuid, changes }, { id }) {
        const host = await selectHosts(db, memorialUuid).where('users.uuid', '=', hostUuid).executeTakeFirst()
        if (!host) return
        const editors = db.selectFrom('users').select(['email', namePerson('users').as('called')])
        const editor = await editors.where('uuid', '=', userUuid).executeTakeFirst()
        const titles = await readTitles(db, memorialUuid)
        const facts = {
          name: host.nameOfPerson,
          // Empty when the account is gone.
          editor: mailableName(editor?.called ?? '', editor?.email),
          changes: changes.map(({ fundUuid, what }) => ({ what, title: titles.get(fundUuid) ?? '' })),
          link: linkTo(memorialUuid),
        }
        await send(`funds-changed-${id}`, host, (language) => fundsChangedMail(facts, language))
      },
    },
    'fund.account-set': {
      async handle({ memorialUuid, fundUuid }, { id }) {
        const owners = selectHosts(db, memorialUuid).where('relationshipType', '=', 'OWNER')
        const owner = await owners.executeTakeFirst()
        if (!owner) return
        const fund = (fundUuid && (await readTitles(db, memorialUuid)).get(fundUuid)) ?? ''
        const facts = { name: owner.nameOfPerson, fund, link: linkTo(memorialUuid) }
        await send(`fund-account-${id}`, owner, (language) => fundAccountMail(facts, language))
      },
    },
  }
}

type HostRow = Awaited<ReturnType<ReturnType<typeof selectHosts>['executeTakeFirstOrThrow']>>

/** The present titles of funds, by uuid, without funds that are gone. */
async function readTitles(db: Db, memorialUuid: string): Promise<Map<string, string>> {
  const funds = db.selectFrom('funds').select(['uuid', 'title']).where('memorialUuid', '=', memorialUuid)
  return new Map((await funds.execute()).map(({ uuid, title }) => [uuid, title]))
}
