import { brand } from '#contract/brand.ts'
import type { Language } from '#languages/index.ts'
import type { MailableName } from '#server/lib/spam.ts'
import { MailButton } from '#server/mails/button.tsx'
import { MailLayout } from '#server/mails/layout.tsx'
import { MailOverline } from '#server/mails/memorial-parts.tsx'
import { MailHeading, MailLink, MailSmall, MailText } from '#server/mails/parts.tsx'
import { renderMail, type WrittenMail } from '#server/mails/render.tsx'
import { mailTranslator } from '#server/mails/translator.ts'

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
export function memoryReceiptMail(receipt: MemoryReceipt, language: Language): WrittenMail {
  const { nameOfPerson: name, greeted, waits, photos, days, takesReplies, link, pageLink } = receipt
  const t = mailTranslator(language)
  const subject = t('memory.subject', { name })
  const arrived = t(waits ? 'memory.waits' : 'memory.arrived', { name })
  const words = [
    greeted ? t('memory.dear', { name: greeted }) : null,
    arrived,
    photos > 0 ? t('memory.photos', { count: photos }) : null,
    t('memory.change'),
    takesReplies ? t('memory.reply') : null,
  ].filter((line) => line !== null)
  return {
    subject,
    ...renderMail(
      <MailLayout
        language={language}
        title={subject}
        preheader={arrived}
        helpBeside={pageLink}
        takesReplies={takesReplies}
        footer={t('memory.why', { product: brand.name })}
      >
        <MailOverline>{t('memory.overline')}</MailOverline>
        <MailHeading display>{name}</MailHeading>
        {words.map((line, index) => (
          <MailText key={line} begins={index === 0}>
            {line}
          </MailText>
        ))}
        <MailButton href={link}>{t('memory.open')}</MailButton>
        <MailSmall>
          {t('memory.link', { days })} <MailLink href={pageLink}>{t('memory.page')}</MailLink>
        </MailSmall>
      </MailLayout>,
    ),
  }
}
