import type { Language } from '#languages/index.ts'
import type { MailableName } from '#server/lib/spam.ts'
import { MailLink } from '#server/mails/parts.tsx'
import { translateMail } from '#server/mails/translator.ts'
import { writeMail } from '#server/mails/write-mail.tsx'

interface MemoryReceipt {
  nameOfPerson: MailableName
  /** What they are called; empty if unknown. */
  greeted: MailableName
  /** Added on the page: whether a host looks at it first. By mail: what became of that. */
  outcome: 'arrived' | 'waits' | 'FILED' | 'CLOSED' | 'EMPTY' | 'BROKEN'
  /** How many photos arrived. */
  photos: number
  /** Of a mail: photos that could not be kept, and files that a memory cannot hold. */
  photosLeft?: number
  filesLeft?: number
  /** Their words were longer than a memory, or went on below our mail. */
  wordsCut?: boolean
  /** How long the link to the memory works. */
  days: number
  /** Answers to this mail become memories. */
  takesReplies: boolean
  /** To the memory itself; null where none was made. */
  ownLink: string | null
  pageLink: string
}

/**
 * That a memory arrived, with the link that changes it, or what became of a reply by mail. It repeats nothing of what they
 * wrote: the address may not be proven, and anybody could have written a mail.
 */
export function writeMemoryReceiptMail(receipt: MemoryReceipt, language: Language) {
  const { nameOfPerson: name, greeted, outcome, photos, photosLeft = 0, filesLeft = 0, days } = receipt
  const { takesReplies, ownLink, pageLink } = receipt
  const t = translateMail(language, { name, days })
  const isOfPage = outcome === 'arrived' || outcome === 'waits'
  const result = t(isOfPage ? `memory.${outcome}` : `inbound.outcome.${outcome}`)
  const toPage = outcome === 'CLOSED' ? null : { label: t('layout.visitMemorial'), href: pageLink }
  return writeMail(t, 'memory', {
    subject: t(ownLink ? 'memory.subject' : 'inbound.subjectNot'),
    preheader: result,
    helpBeside: pageLink,
    takesReplies,
    overline: t('layout.memorialFor'),
    texts: [
      greeted && t('layout.dear', { name: greeted }),
      result,
      photos > 0 && t('memory.photosCame', { count: photos }),
      receipt.wordsCut && t('inbound.wordsCut'),
      photosLeft > 0 && t('inbound.photosLeft', { count: photosLeft }),
      filesLeft > 0 && t('inbound.filesLeft', { count: filesLeft }),
      ownLink && t('memory.change'),
      takesReplies && outcome !== 'CLOSED' && t(isOfPage ? 'memory.reply' : 'inbound.again'),
    ],
    button: ownLink ? { label: t('memory.open'), href: ownLink } : toPage,
    small: [
      ownLink && (
        <>
          {t('memory.link')} <MailLink href={pageLink}>{t('layout.visitMemorial')}</MailLink>
        </>
      ),
    ],
    why: t(isOfPage ? 'memory.why' : 'inbound.why'),
  })
}
