import { brand } from '#contract/brand.ts'
import type { Language } from '#languages/index.ts'
import type { MailableName } from '#server/lib/spam.ts'
import { MailButton } from '#server/mails/button.tsx'
import { MailLayout } from '#server/mails/layout.tsx'
import { MailOverline } from '#server/mails/memorial-parts.tsx'
import { MailHeading, MailLines, MailText } from '#server/mails/parts.tsx'
import { renderMail } from '#server/mails/render.tsx'
import { mailTranslator } from '#server/mails/translator.ts'

export interface Thanks {
  nameOfPerson: MailableName
  /** Empty when the host gave no name. */
  hostName: MailableName
  /** Written by the host. */
  words: string
  link: string
}

/** A host's thanks to a contributor. It adds no signature: what the host sent is signed as they wished. */
export function thanksMail({ nameOfPerson: name, hostName: host, words, link }: Thanks, language: Language) {
  const t = mailTranslator(language)
  const subject = t('thanks.subject', { name })
  const preheader = host ? t('thanks.preheader', { host }) : t('thanks.preheaderNobody')
  return {
    subject,
    ...renderMail(
      <MailLayout
        language={language}
        title={subject}
        preheader={preheader}
        footer={t('thanks.why', { product: brand.name })}
      >
        <MailOverline>{t('thanks.overline')}</MailOverline>
        <MailHeading display>{name}</MailHeading>
        <MailText>{host ? t('thanks.read', { host }) : t('thanks.readNobody')}</MailText>
        <MailText>
          <MailLines>{words}</MailLines>
        </MailText>
        <MailButton href={link}>{t('thanks.open')}</MailButton>
      </MailLayout>,
    ),
  }
}
