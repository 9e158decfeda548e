import type { Language } from '#languages/index.ts'
import type { MailableName } from '#server/lib/spam.ts'
import { MailLink } from '#server/mails/parts.tsx'
import { translateMail } from '#server/mails/translator.ts'
import { writeMail } from '#server/mails/write-mail.tsx'

interface InboundReceipt {
  nameOfPerson: MailableName
  /** What they are called; empty if unknown. */
  greeted: MailableName
  outcome: 'FILED' | 'CLOSED' | 'EMPTY'
  /** How many photos arrived. */
  photos: number
  /** Photos that could not be kept, and files that a memory cannot hold. */
  photosLeft: number
  filesLeft: number
  /** Their words were longer than a memory. */
  wordsCut: boolean
  link: string
  /** To the memory itself; null where none was made. */
  ownLink: string | null
  /** How long that works. */
  days: number
}

/** What became of a reply by mail. It does not repeat what the reply said: anybody could have written that. */
export function writeInboundReceiptMail(receipt: InboundReceipt, language: Language) {
  const { greeted, outcome, photos, photosLeft, filesLeft, wordsCut, link, ownLink, days } = receipt
  const t = translateMail(language, { name: receipt.nameOfPerson, days })
  const result = t(`inbound.outcome.${outcome}`)
  const toPage = outcome === 'CLOSED' ? null : { label: t('layout.visitMemorial'), href: link }
  return writeMail(t, 'inbound', {
    subject: t(outcome === 'FILED' ? 'layout.memoryReceived' : 'inbound.subjectNot'),
    preheader: result,
    helpBeside: link,
    takesReplies: true,
    overline: t('layout.memorialFor'),
    texts: [
      greeted && t('layout.dear', { name: greeted }),
      result,
      photos > 0 && t('layout.photosCame', { count: photos }),
      wordsCut && t('inbound.wordsCut'),
      photosLeft > 0 && t('inbound.photosLeft', { count: photosLeft }),
      filesLeft > 0 && t('inbound.filesLeft', { count: filesLeft }),
      ownLink && t('memory.change'),
      outcome !== 'CLOSED' && t('inbound.again'),
    ],
    button: ownLink ? { label: t('memory.open'), href: ownLink } : toPage,
    small: [
      ownLink && (
        <>
          {t('memory.link')} <MailLink href={link}>{t('layout.visitMemorial')}</MailLink>
        </>
      ),
    ],
  })
}
