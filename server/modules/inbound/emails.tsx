import { brand } from '#contract/brand.ts'
import type { Language } from '#languages/index.ts'
import type { MailableName } from '#server/lib/spam.ts'
import { MailButton } from '#server/mails/button.tsx'
import { MailLayout } from '#server/mails/layout.tsx'
import { MailOverline } from '#server/mails/memorial-parts.tsx'
import { MailHeading, MailLink, MailSmall, MailText } from '#server/mails/parts.tsx'
import { renderMail } from '#server/mails/render.tsx'
import { mailTranslator } from '#server/mails/translator.ts'

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
  /** Pictures that were too small for photos. */
  picturesLeft: number
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
  const {
    nameOfPerson: name,
    greeted,
    outcome,
    photos,
    photosLeft,
    filesLeft,
    picturesLeft,
    wordsCut,
    link,
    ownLink,
    days,
  } = receipt
  const t = mailTranslator(language)
  const subject = t(outcome === 'FILED' ? 'inbound.subject' : 'inbound.subjectNot', { name })
  const words = [
    greeted ? t('inbound.dear', { name: greeted }) : null,
    t(`inbound.outcome.${outcome}`, { name }),
    photos > 0 ? t('inbound.photos', { count: photos }) : null,
    wordsCut ? t('inbound.wordsCut') : null,
    photosLeft > 0 ? t('inbound.photosLeft', { count: photosLeft }) : null,
    filesLeft > 0 ? t('inbound.filesLeft', { count: filesLeft }) : null,
    picturesLeft > 0 ? t('inbound.picturesLeft', { count: picturesLeft }) : null,
    ownLink ? t('memory.change') : null,
    outcome === 'CLOSED' ? null : t('inbound.again'),
  ].filter((line) => line !== null)
  return {
    subject,
    ...renderMail(
      <MailLayout
        language={language}
        title={subject}
        preheader={t(`inbound.outcome.${outcome}`, { name })}
        helpBeside={link}
        takesReplies
        footer={t('inbound.why', { product: brand.name })}
      >
        <MailOverline>{t('inbound.overline')}</MailOverline>
        <MailHeading display>{name}</MailHeading>
        {words.map((line, index) => (
          <MailText key={line} begins={index === 0}>
            {line}
          </MailText>
        ))}
        {ownLink ? (
          <>
            <MailButton href={ownLink}>{t('memory.open')}</MailButton>
            <MailSmall>
              {t('memory.link', { days })} <MailLink href={link}>{t('memory.page')}</MailLink>
            </MailSmall>
          </>
        ) : (
          outcome !== 'CLOSED' && <MailButton href={link}>{t('inbound.open')}</MailButton>
        )}
      </MailLayout>,
    ),
  }
}
