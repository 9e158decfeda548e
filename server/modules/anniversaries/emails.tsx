import { brand } from '#contract/brand.ts'
import { writtenYearday } from '#contract/life-span.ts'
import type { Language } from '#languages/index.ts'
import type { Occasion } from '#server/lib/anniversary.ts'
import type { MailableName } from '#server/lib/spam.ts'
import { MailLayout } from '#server/mails/layout.tsx'
import { MailOverline, MailSun } from '#server/mails/memorial-parts.tsx'
import { MailButton, MailHeading, MailStop, MailText } from '#server/mails/parts.tsx'
import { type WrittenMail, written } from '#server/mails/render.tsx'
import { mailTranslator } from '#server/mails/translator.ts'
import { writeMail } from '#server/mails/write-mail.tsx'

interface Anniversary {
  /** Empty if it contains an advertisement. */
  nameOfPerson: MailableName
  /** `MEMORIAL`: the memorial's date stands for a day of the death that is not known. */
  occasion: Occasion | 'MEMORIAL'
  years: number
  /** To the memorial. */
  link: string
  stopLink: string
}

/** Once a year, to whoever asked for it. */
export function anniversaryMail(note: Anniversary, language: Language): WrittenMail {
  const { occasion, years, link, stopLink } = note
  const t = mailTranslator(language)
  const name = note.nameOfPerson || t('layout.someoneLoved')
  const subject = t(`anniversary.subject.${occasion}`, { name })
  const why = t('anniversary.why', { product: brand.name })
  return written(
    subject,
    <MailLayout
      language={language}
      title={subject}
      preheader={why}
      footer={<MailStop why={why} stop={t('layout.stop')} stopLink={stopLink} />}
    >
      <MailText>{t('anniversary.first')}</MailText>
      <MailOverline>{t('anniversary.overline')}</MailOverline>
      <MailHeading display>{name}</MailHeading>
      <MailSun />
      <MailText>{t(`anniversary.today.${occasion}`, { years, name })}</MailText>
      <MailText>{t('anniversary.invite')}</MailText>
      <MailButton href={link}>{t('layout.visitMemorial')}</MailButton>
    </MailLayout>,
  )
}

interface Confirmation {
  nameOfPerson: MailableName
  /** The date whose anniversary it is, `2026-11-03`. */
  day: string
  confirmLink: string
  link: string
  stopLink: string
}

/** To an address that somebody typed: it gets nothing more unless its link is used. */
export function confirmNoteMail(asked: Confirmation, language: Language): WrittenMail {
  const { day, confirmLink, stopLink } = asked
  const t = mailTranslator(language)
  const name = asked.nameOfPerson || t('layout.someoneLoved')
  return writeMail(language, {
    subject: t('yearlyNote.subject', { name }),
    preheader: t('yearlyNote.preheader'),
    heading: t('yearlyNote.heading'),
    texts: [t('yearlyNote.asked', { name, day: writtenYearday(day, language) })],
    button: { label: t('yearlyNote.confirm'), href: confirmLink },
    below: [t('yearlyNote.ignore')],
    why: (
      <MailStop
        why={t('yearlyNote.why', { product: brand.name })}
        stop={t('yearlyNote.stop')}
        stopLink={stopLink}
      />
    ),
  })
}
