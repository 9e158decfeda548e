import { brand } from '#contract/brand.ts'
import type { Language } from '#languages/index.ts'
import type { MailableName } from '#server/lib/spam.ts'
import { MailLink } from '#server/mails/parts.tsx'
import { mailTranslator } from '#server/mails/translator.ts'
import { writeMail } from '#server/mails/write-mail.tsx'

export interface InboundReceipt {
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
export function inboundReceiptMail(receipt: InboundReceipt, language: Language) {
  const { nameOfPerson: name, greeted, outcome, photos, photosLeft, filesLeft } = receipt
  const { wordsCut, link, ownLink, days } = receipt
  const t = mailTranslator(language)
  const result = t(`inbound.outcome.${outcome}`, { name })
  const toPage = outcome === 'CLOSED' ? null : { label: t('layout.visitMemorial'), href: link }
  return writeMail(language, {
    subject: t(outcome === 'FILED' ? 'layout.memoryReceived' : 'inbound.subjectNot', { name }),
    preheader: result,
    helpBeside: link,
    takesReplies: true,
    overline: t('layout.memorialFor'),
    heading: name,
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
          {t('memory.link', { days })} <MailLink href={link}>{t('layout.visitMemorial')}</MailLink>
        </>
      ),
    ],
    why: t('inbound.why', { product: brand.name }),
  })
}
