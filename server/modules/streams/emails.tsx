import { brand } from '#contract/brand.ts'
import type { StreamProblem } from '#contract/programme.ts'
import type { Language } from '#languages/index.ts'
import type { MailableName } from '#server/lib/spam.ts'
import { MailButton } from '#server/mails/button.tsx'
import { MailLayout } from '#server/mails/layout.tsx'
import { MailOverline } from '#server/mails/memorial-parts.tsx'
import { MailHeading, MailText } from '#server/mails/parts.tsx'
import { type WrittenMail, written } from '#server/mails/render.tsx'
import { mailTranslator } from '#server/mails/translator.ts'

interface About {
  nameOfPerson: MailableName
  /** What the event is called. */
  part: string
  /** To the programme. */
  link: string
}

/** To each host: a link to a livestream does not answer. */
export function streamBrokenMail(
  { nameOfPerson, part, problem, url, link }: About & { problem: StreamProblem; url: string },
  language: Language,
): WrittenMail {
  const t = mailTranslator(language)
  return toHosts({ nameOfPerson, link }, language, {
    subject: t('stream.brokenSubject'),
    preheader: t('stream.brokenPreheader'),
    lines: [
      t('stream.brokenText', { part, link: url }),
      t(`stream.problems.${problem}`),
      t('stream.brokenWhat'),
    ],
  })
}

/** To each host, also to the one who did it: a link to a livestream was changed shortly before its event. */
export function streamChangedMail(
  change: About & { who: string; date: string; before: string | null; now: string | null },
  language: Language,
): WrittenMail {
  const { nameOfPerson, part, who, date, before, now, link } = change
  const t = mailTranslator(language)
  return toHosts({ nameOfPerson, link }, language, {
    subject: t('stream.changedSubject'),
    preheader: t('stream.changedPreheader'),
    lines: [
      who ? t('stream.changedText', { who, part, date }) : t('stream.changedTextNobody', { part, date }),
      t('stream.before', { link: before ?? t('stream.none') }),
      t('stream.now', { link: now ?? t('stream.none') }),
      t('stream.changedWhat'),
    ],
  })
}

function toHosts(
  { nameOfPerson, link }: Omit<About, 'part'>,
  language: Language,
  { subject, preheader, lines }: { subject: string; preheader: string; lines: readonly string[] },
): WrittenMail {
  const t = mailTranslator(language)
  return written(
    subject,
    <MailLayout
      language={language}
      title={subject}
      preheader={preheader}
      footer={t('stream.why', { product: brand.name })}
    >
      <MailOverline>{t('reminder.overline')}</MailOverline>
      <MailHeading display>{nameOfPerson}</MailHeading>
      {lines.map((line, at) => (
        <MailText key={line} begins={at === 0}>
          {line}
        </MailText>
      ))}
      <MailButton href={link}>{t('stream.open')}</MailButton>
    </MailLayout>,
  )
}
