import { writtenYearday } from '#contract/life-span.ts'
import type { Language } from '#languages/index.ts'
import type { Occasion } from '#server/lib/anniversary.ts'
import type { MailableName } from '#server/lib/spam.ts'
import { MailSun } from '#server/mails/memorial-parts.tsx'
import { MailText } from '#server/mails/parts.tsx'
import { translateMail } from '#server/mails/translator.ts'
import { writeMail } from '#server/mails/write-mail.tsx'

interface Note {
  /** Empty if it contains an advertisement. */
  nameOfPerson: MailableName
  stopLink: string
}

/**
 * Once a year, to whoever asked for it.
 *
 * @param note `occasion`: `MEMORIAL` where the memorial's date stands for a day of the death that is not known
 */
export function writeAnniversaryMail(
  note: Note & { occasion: Occasion | 'MEMORIAL'; years: number; link: string },
  language: Language,
) {
  const { nameOfPerson: name, occasion, years, link, stopLink } = note
  const t = translateMail(language, { name, years })
  return writeMail(t, 'anniversary', {
    subject: t(`anniversary.subject.${occasion}`),
    preheader: t('anniversary.why'),
    above: <MailText>{t('anniversary.first')}</MailText>,
    overline: t('anniversary.overline'),
    facts: <MailSun />,
    begins: false,
    texts: [t(`anniversary.today.${occasion}`), t('anniversary.invite')],
    button: { label: t('layout.visitMemorial'), href: link },
    stop: { label: t('layout.stop'), href: stopLink },
  })
}

/**
 * To an address that somebody typed: it gets nothing more unless its link is used.
 *
 * @param note `day`: the date whose anniversary it is, `2026-11-03`
 */
export function writeConfirmNoteMail(note: Note & { day: string; confirmLink: string }, language: Language) {
  const { nameOfPerson: name, day, confirmLink, stopLink } = note
  const t = translateMail(language, { name, day: writtenYearday(day, language) })
  return writeMail(t, 'yearlyNote', {
    texts: [t('yearlyNote.asked')],
    button: { label: t('yearlyNote.confirm'), href: confirmLink },
    below: [t('yearlyNote.ignore')],
    stop: { label: t('yearlyNote.stop'), href: stopLink },
  })
}
