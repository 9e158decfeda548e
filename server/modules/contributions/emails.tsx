import type { Language } from '#languages/index.ts'
import type { MailableName } from '#server/lib/spam.ts'
import { MailLink } from '#server/mails/parts.tsx'
import { translateMail } from '#server/mails/translator.ts'
import { writeMail } from '#server/mails/write-mail.tsx'

interface MemoryReceipt {
  nameOfPerson: MailableName
  /** What they are called; empty if unknown. */
  greeted: MailableName
  /** A host looks at it first. */
  waits: boolean
  photos: number
  /** How long the link works. */
  days: number
  /** Answers to this mail become memories. */
  takesReplies: boolean
  /** To the memory itself. */
  link: string
  pageLink: string
}

/** That a memory arrived, with the link that changes it. It repeats nothing of it: it goes to an address that may not be proven. */
export function writeMemoryReceiptMail(receipt: MemoryReceipt, language: Language) {
  const { nameOfPerson: name, greeted, waits, photos, days, takesReplies, link, pageLink } = receipt
  const t = translateMail(language, { name, days })
  const arrived = t(waits ? 'memory.waits' : 'memory.arrived')
  return writeMail(t, 'memory', {
    subject: t('layout.memoryReceived'),
    preheader: arrived,
    helpBeside: pageLink,
    takesReplies,
    overline: t('layout.memorialFor'),
    texts: [
      greeted && t('layout.dear', { name: greeted }),
      arrived,
      photos > 0 && t('layout.photosCame', { count: photos }),
      t('memory.change'),
      takesReplies && t('memory.reply'),
    ],
    button: { label: t('memory.open'), href: link },
    small: [
      <>
        {t('memory.link')} <MailLink href={pageLink}>{t('layout.visitMemorial')}</MailLink>
      </>,
    ],
    why: t('memory.why'),
  })
}
