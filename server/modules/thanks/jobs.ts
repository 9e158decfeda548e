import { sql } from 'kysely'
import { fullNameOf } from '#server/lib/full-name.ts'
import { ignoreDeletedMemorial } from '#server/lib/ignore-deleted-memorial.ts'
import { mailableName } from '#server/lib/spam.ts'
import { translateSomeoneLoved } from '#server/mails/translator.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import type { JobData, JobHandlers } from '#server/ports/jobs.ts'
import { type Mailer, MailRefused } from '#server/ports/mail.ts'
import { writeThanksMail } from './emails.tsx'
import { readFirstName } from './present.ts'
import { readFacts, selectLines } from './queries.ts'

interface Needs {
  context: Context
  mailer: Mailer
}

export const handleThanksJobs = (needs: Needs): JobHandlers => ({
  'thanks.send': { handle: (note) => ignoreDeletedMemorial(mailNote(needs, note)) },
})

/** Where the address is refused for good, the line is not thanked any more, and keeps its words. */
async function mailNote(
  { context: { db, clock, publicUrl }, mailer }: Needs,
  { memorialUuid, lineUuid, userUuid, sentAt }: JobData['thanks.send'],
): Promise<void> {
  // What it thanks for may be gone by now.
  const line = await selectLines(db, memorialUuid).where('uuid', '=', lineUuid).executeTakeFirst()
  const to = line?.mail
  if (!to || line.noteSentAt?.toISOString() !== sentAt) return
  const facts = await readFacts(db, memorialUuid)
  const { host, replyAddress } = await readHost(db, memorialUuid, userUuid)
  const language = line.language ?? facts.language
  const mail = writeThanksMail(
    {
      nameOfPerson: mailableName(facts.nameOfPerson, translateSomeoneLoved(language)),
      hostName: mailableName(host),
      words: line.note,
      link: `${publicUrl}/view/${facts.shareSlug}`,
    },
    language,
  )
  try {
    await mailer.send({
      id: `thanks-${lineUuid}-${Date.parse(sentAt)}`,
      to,
      toName: readFirstName(line) === null ? '' : mailableName(line.name ?? ''),
      host,
      replyTo: replyAddress ? [{ name: host, address: replyAddress }] : [],
      ...mail,
    })
  } catch (reason) {
    if (!(reason instanceof MailRefused)) throw reason
    await db
      .updateTable('thanks')
      .set({ noteRefusedAt: clock.now(), noteSentAt: null, thankedAt: null })
      .where('memorialUuid', '=', memorialUuid)
      .where('uuid', '=', lineUuid)
      .where('noteSentAt', '=', new Date(sentAt))
      .execute()
  }
}

/** Who thanks, and where replies go if they agreed to get some. */
async function readHost(db: Db, memorialUuid: string, userUuid: string) {
  const found = await db
    .selectFrom('users')
    .leftJoin('relationships as hosting', (join) =>
      join
        .onRef('hosting.userUuid', '=', 'users.uuid')
        .on('hosting.memorialUuid', '=', memorialUuid)
        .on('hosting.takesReplies', '=', true),
    )
    .select([
      sql<string>`${fullNameOf('users')}`.as('host'),
      sql<string | null>`case when hosting.user_uuid is not null then users.email end`.as('replyAddress'),
    ])
    .where('users.uuid', '=', userUuid)
    .executeTakeFirst()
  return found ?? { host: '', replyAddress: null }
}
