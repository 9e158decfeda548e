import { firstNameOf } from '#contract/first-name.ts'
import { receipts } from '#contract/limits.ts'
import { defaultLanguage } from '#languages/index.ts'
import { receiptLink } from '#server/lib/receipt-link.ts'
import { mailableName } from '#server/lib/spam.ts'
import { translateSomeoneLoved } from '#server/mails/translator.ts'
import * as views from '#server/modules/views/service.ts'
import type { Context } from '#server/ports/context.ts'
import { type Mailer, sendUnlessRefused } from '#server/ports/mail.ts'
import { inboundReceiptMail } from './emails.tsx'
import * as repo from './repo.ts'

type Deps = Pick<Context, 'db' | 'clock' | 'publicUrl' | 'replyAddresses'>

/** Tells whoever replied what became of it. Goes to the address that was written to, never to the one in the mail. */
export async function mailReceipt(context: Deps, mailer: Mailer, mailUuid: string): Promise<void> {
  const { db, clock, publicUrl, replyAddresses } = context
  const mail = await repo.findHandled(db, mailUuid)
  const sender = mail && (await repo.findSender(db, mail))
  if (!mail || !sender?.address) return
  const language = sender.language ?? defaultLanguage
  const host = await views.readHostName(context, sender.memorialUuid)
  const { filedUuid, photosLeft, filesLeft, picturesLeft, wordsCut } = mail
  const receipt = inboundReceiptMail(
    {
      nameOfPerson: mailableName(sender.nameOfPerson, translateSomeoneLoved(language)),
      greeted: mailableName(firstNameOf(mailableName(sender.name))),
      outcome: outcomeOf(mail),
      photos: filedUuid ? await repo.countPhotos(db, filedUuid) : 0,
      photosLeft,
      filesLeft,
      picturesLeft,
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
  const answered = mail.contactUuid
    ? ({ kind: 'contact', uuid: mail.contactUuid } as const)
    : ({ kind: 'memory', uuid: mail.answeredUuid ?? '' } as const)
  const replyAddress = replyAddresses?.addressOf(answered)
  await sendUnlessRefused(mailer, {
    id: `inbound-${mailUuid}`,
    to: sender.address,
    host,
    replyTo: replyAddress ? [{ name: '', address: replyAddress }] : [],
    ...receipt,
  })
}

const outcomeOf = ({ state, droppedFor }: Pick<repo.HandledRow, 'state' | 'droppedFor'>) =>
  state === 'FILED' ? 'FILED' : droppedFor === 'CLOSED' ? 'CLOSED' : 'EMPTY'
