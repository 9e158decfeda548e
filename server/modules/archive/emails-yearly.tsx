import { brand } from '#contract/brand.ts'
import type { Language } from '#languages/index.ts'
import type { MailableName } from '#server/lib/spam.ts'
import { MailButton } from '#server/mails/button.tsx'
import { mailDay } from '#server/mails/dates.ts'
import { MailLayout } from '#server/mails/layout.tsx'
import { MailHeading, MailLink, MailStop, MailText } from '#server/mails/parts.tsx'
import { type WrittenMail, written } from '#server/mails/render.tsx'
import { mailTranslator } from '#server/mails/translator.ts'

interface SignOfLife {
  nameOfPerson: MailableName
  owner: MailableName
  /** Until when the memorial is kept. */
  keptUntil: Date | null
  /** To the memorial. */
  link: string
  helpLink: string
  stopLink: string
}

/** Once a year, to a successor who asked for it. */
export function signOfLifeMail(told: SignOfLife, language: Language): WrittenMail {
  const { nameOfPerson: name, owner, keptUntil, link, helpLink, stopLink } = told
  const t = mailTranslator(language)
  const subject = t('signOfLife.subject', { name })
  const why = t('signOfLife.why', { owner, product: brand.name })
  return written(
    subject,
    <MailLayout
      language={language}
      title={subject}
      preheader={why}
      footer={<MailStop why={why} stop={t('signOfLife.stop')} stopLink={stopLink} />}
    >
      <MailText>{t('signOfLife.first')}</MailText>
      <MailHeading>{t('signOfLife.heading', { name })}</MailHeading>
      <MailText>{t('signOfLife.named', { owner })}</MailText>
      {keptUntil && <MailText>{t('signOfLife.kept', { date: mailDay(keptUntil, language) })}</MailText>}
      <MailText>
        {t('signOfLife.gone', { owner })} <MailLink href={helpLink}>{t('signOfLife.help')}</MailLink>
      </MailText>
      <MailButton href={link}>{t('signOfLife.open')}</MailButton>
    </MailLayout>,
  )
}
