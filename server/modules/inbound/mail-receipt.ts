import { firstNameOf } from '#contract/first-name.ts'
import { receipts } from '#contract/limits.ts'
import { defaultLanguage } from '#languages/index.ts'
import { receiptLink } from '#server/lib/receipt-link.ts'
import { mailableName } from '#server/lib/spam.ts'
import { translateSomeoneLoved } from '#server/mails/translator.ts'
import * as views from '#server/modules/views/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import { type Mailer, sendUnlessRefused } from '#server/ports/mail.ts'
import { inboundReceiptMail } from './emails.tsx'
import { findMail, findSender } from './queries.ts'

type Deps = Pick<Context, 'db' | 'clock' | 'publicUrl' | 'replyAddresses'>

/** Tells whoever replied what became of it. Goes to the address that was written to, never to the one in the mail. */
export async function mailReceipt(context: Deps, mailer: Mailer, mailUuid: string): Promise<void> {
  const { db, clock, publicUrl, replyAddresses } = context
  const mail = await findMail(db, mailUuid)
  const sender = mail && (await findSender(db, mail))
  if (!mail || mail.state === 'RECEIVED' || !sender?.address) return
  const language = sender.language ?? defaultLanguage
  const host = await views.readHostName(context, sender.memorialUuid)
  const { filedUuid, photosLeft, filesLeft, wordsCut, contactUuid, answeredUuid } = mail
  const receipt = inboundReceiptMail(
    {
      nameOfPerson: mailableName(sender.nameOfPerson, translateSomeoneLoved(language)),
      greeted: mailableName(firstNameOf(mailableName(sender.name))),
      outcome: mail.state === 'FILED' ? 'FILED' : mail.droppedFor === 'CLOSED' ? 'CLOSED' : 'EMPTY',
      photos: filedUuid ? await countPhotos(db, filedUuid) : 0,
      photosLeft,
      filesLeft,
      wordsCut,
      link: `${publicUrl}/view/${sender.shareSlug}`,
      ownLink:
        filedUuid &&
        receiptLink(
          publicUrl,
          { kind: 'memory', uuid: filedUuid },
          { secret: sender.linkSecret, address: sender.address },
          clock.now(),
        ),
      days: receipts.days,
    },
    language,
  )
  const replyAddress = replyAddresses?.addressOf(
    contactUuid ? { kind: 'contact', uuid: contactUuid } : { kind: 'memory', uuid: answeredUuid ?? '' },
  )
  await sendUnlessRefused(mailer, {
    id: `inbound-${mailUuid}`,
    to: sender.address,
    host,
    replyTo: replyAddress ? [{ name: '', address: replyAddress }] : [],
    ...receipt,
  })
}

async function countPhotos(db: Db, contributionUuid: string): Promise<number> {
  const { count } = await db
    .selectFrom('media')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('contributionUuid', '=', contributionUuid)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
