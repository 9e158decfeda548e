import { defaultLanguage } from '#languages/index.ts'
import { mailableName } from '#server/lib/spam.ts'
import { someoneLoved } from '#server/mails/someone-loved.ts'
import type { Context } from '#server/ports/context.ts'
import { type Mailer, MailRefused } from '#server/ports/mail.ts'
import { thanksMail } from './emails.tsx'
import { readLines } from './repo-lines.ts'
import { findMemorialOf, findSending } from './repo-memorial.ts'
import { findLineOfMemory, setRefused } from './repo-write.ts'
import { firstNameOfLine, languageOf, nameOf, recipientOf, thankedOf } from './rules-lines.ts'
import type { LineRows } from './rules-rows.ts'
import { queueThanks } from './thanks-queue.ts'

interface NoteToSend {
  lineUuid: string
  /** Who thanks. */
  userUuid: string
  /** When, in ISO 8601. */
  sentAt: string
}

/** Mails the note of a line. Where the address is refused for good, the line is not thanked any more, and keeps its words. */
export async function mailNote(
  context: Pick<Context, 'db' | 'clock' | 'changeTurns' | 'publicUrl'>,
  mailer: Mailer,
  { lineUuid, userUuid, sentAt }: NoteToSend,
): Promise<void> {
  const { db, publicUrl } = context
  const found = await findSending(db, lineUuid, userUuid)
  if (!found) return
  const { memorialUuid, host, replyAddress } = found
  const [line] = await readLines(db, memorialUuid, [found.lineUuid])
  const recipient = line && (recipientOf(partOf(line, lineUuid)) ?? recipientOf(line))
  if (!line || !recipient || found.note === '') return
  const language = languageOf(line, found.language ?? defaultLanguage)
  const mail = thanksMail(
    {
      nameOfPerson: mailableName(found.nameOfPerson, someoneLoved(language)),
      hostName: mailableName(host),
      words: found.note,
      link: `${publicUrl}/view/${found.shareSlug}`,
    },
    language,
  )
  try {
    await mailer.send({
      id: `thanks-${lineUuid}-${Date.parse(sentAt)}`,
      to: recipient.address,
      toName: firstNameOfLine(line) === null ? '' : mailableName(nameOf(line) ?? ''),
      host,
      replyTo: replyAddress ? [{ name: host, address: replyAddress }] : [],
      ...mail,
    })
  } catch (reason) {
    if (!(reason instanceof MailRefused)) throw reason
    await queueThanks(context, memorialUuid, (tx) => setRefused(tx, lineUuid, sentAt, context.clock.now()))
  }
}

/** What was a line of its own when the note was sent. */
const partOf = ({ uuid, people, reasons }: LineRows, personUuid: string): LineRows => ({
  uuid,
  people: people.filter((person) => person.uuid === personUuid),
  reasons: reasons.filter((reason) => reason.personUuid === personUuid),
})

/** Mails the thanks for a memory that a node of the release before wrote down. */
export async function mailNoteOfMemory(
  context: Pick<Context, 'db' | 'clock' | 'changeTurns' | 'publicUrl'>,
  mailer: Mailer,
  contributionUuid: string,
  userUuid: string,
): Promise<void> {
  const memorialUuid = await findMemorialOf(context.db, contributionUuid)
  if (!memorialUuid) return
  const found = await queueThanks(context, memorialUuid, async (tx) => {
    const lineUuid = await findLineOfMemory(tx, memorialUuid, contributionUuid)
    const [line] = lineUuid ? await readLines(tx, memorialUuid, [lineUuid]) : []
    const thanked = line && thankedOf(line)
    return thanked && { lineUuid: line.uuid, userUuid, sentAt: thanked.at.toISOString() }
  })
  if (found) await mailNote(context, mailer, found)
}
