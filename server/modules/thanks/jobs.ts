import { sql } from 'kysely'
import { fullNameOf } from '#server/lib/full-name.ts'
import { ignoreDeletedMemorial } from '#server/lib/ignore-deleted-memorial.ts'
import { mailableName } from '#server/lib/spam.ts'
import { mail } from '#server/mails/mail.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import type { JobData, JobHandlers } from '#server/ports/jobs.ts'
import type { Mailer } from '#server/ports/mail.ts'
import { writeThanksMail } from './emails.tsx'
import { readFirstName } from './present.ts'
import { readFacts, selectLines } from './queries.ts'

export function handleThanksJobs({ context, mailer }: { context: Context; mailer: Mailer }): JobHandlers {
  const { db, clock, publicUrl } = context
  return mail(mailer, 'thanks.send', {
    read: (note) => ignoreDeletedMemorial(readNote(db, publicUrl, note)),
    write: writeThanksMail,
    // Where the address is refused for good, the line is not thanked any more, and keeps its words.
    async afterGivingUp(_, refusal, { memorialUuid, lineUuid, sentAt }) {
      if (!refusal) return
      await db
        .updateTable('thanks')
        .set({ noteRefusedAt: clock.now(), noteSentAt: null, thankedAt: null })
        .where('memorialUuid', '=', memorialUuid)
        .where('uuid', '=', lineUuid)
        .where('noteSentAt', '=', new Date(sentAt))
        .execute()
    },
  })
}

async function readNote(
  db: Db,
  publicUrl: string,
  { memorialUuid, lineUuid, userUuid, sentAt }: JobData['thanks.send'],
) {
  // What it thanks for may be gone by now.
  const line = await selectLines(db, memorialUuid).where('uuid', '=', lineUuid).executeTakeFirst()
  if (!line?.mail || line.noteSentAt?.toISOString() !== sentAt) return null
  const facts = await readFacts(db, memorialUuid)
  const { host, replyAddress } = await readHost(db, memorialUuid, userUuid)
  return {
    email: line.mail,
    toName: readFirstName(line) === null ? '' : mailableName(line.name ?? ''),
    language: line.language ?? facts.language,
    host,
    replyTo: replyAddress ? [{ name: host, address: replyAddress }] : [],
    nameOfPerson: mailableName(facts.nameOfPerson),
    hostName: mailableName(host),
    words: line.note,
    link: `${publicUrl}/view/${facts.shareSlug}`,
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
