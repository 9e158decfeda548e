import type { ReactNode } from 'react'
import { brand } from '#contract/brand.ts'
import { excerptOf } from '#contract/excerpt.ts'
import { type Language, localeOf } from '#languages/index.ts'
import { oncePerLanguage } from '#languages/once-per-language.ts'
import { formatMoney } from '#server/lib/money.ts'
import type { MailableName } from '#server/lib/spam.ts'
import { MailLayout } from '#server/mails/layout.tsx'
import { MailOverline } from '#server/mails/memorial-parts.tsx'
import { MailButton, MailHeading, MailStop, MailText } from '#server/mails/parts.tsx'
import { type WrittenMail, written } from '#server/mails/render.tsx'
import { MailRow } from '#server/mails/row.tsx'
import { sans, serif } from '#server/mails/theme.ts'
import { type MailTranslator, mailTranslator } from '#server/mails/translator.ts'

export interface Digest {
  nameOfPerson: string
  answers: {
    /** Empty if it contains an advertisement. */
    name: MailableName
    status: 'ATTENDING' | 'NOT_ATTENDING' | 'UNSURE'
    guests: number
    message: string
    /** They had answered before. */
    isChange: boolean
    /** Counts only after a host approved it. */
    awaitsLook: boolean
  }[]
  answerCount: number
  /** Those that wait for a host come first. */
  contributions: {
    name: MailableName | null
    message: string
    photos: number
    /** Voices and films. */
    recordings: number
    waits: boolean
  }[]
  contributionCount: number
  waitingCount: number
  /** One entry for each fund; `names` are of donors who are not anonymous. */
  donations: { title: string; currency: string; amountMinor: number; count: number; names: MailableName[] }[]
  link: string
  /** To the waiting contributions. */
  waitingLink: string
  stopLink: string
}

/** How many donors of a fund are named, and how many funds are listed. */
const NAMED = 3
const FUNDS = 8
/** Longest length of a name, a title, a message: a mail says who and what about; the memorial has the rest. */
const SHORT = { name: 40, title: 60, words: 120 }

/** What came in for a memorial since the last mail, to one of its hosts. */
export function digestMail(digest: Digest, language: Language): WrittenMail {
  const { nameOfPerson: name, donations, waitingCount, link, waitingLink } = digest
  const t = mailTranslator(language)
  const subject = t('digest.subject', { name })
  const donationCount = donations.reduce((sum, { count }) => sum + count, 0)
  const counts = [
    digest.answerCount && t('digest.answersCount', { count: digest.answerCount }),
    digest.contributionCount && t('digest.contributionsCount', { count: digest.contributionCount }),
    donationCount && t('digest.donationsCount', { count: donationCount }),
  ].filter((count) => count !== 0)
  return written(
    subject,
    <MailLayout
      language={language}
      title={subject}
      preheader={t('digest.preheader', { list: listOf(counts, language) })}
      footer={<MailStop why={t('digest.why', { product: brand.name })} stop={t('layout.stop')} {...digest} />}
    >
      <MailOverline>{t('layout.memorialFor')}</MailOverline>
      <MailHeading display>{name}</MailHeading>
      <MailText>{t('digest.intro')}</MailText>
      {waitingCount > 0 && (
        <>
          <MailText>{t('digest.waiting', { count: waitingCount })}</MailText>
          <MailButton href={waitingLink}>{t('approval.open')}</MailButton>
        </>
      )}
      <Answers t={t} {...digest} />
      <Contributions t={t} {...digest} />
      <Donations t={t} language={language} donations={donations} count={donationCount} />
      <MailButton href={link}>{t('layout.openMemorial')}</MailButton>
    </MailLayout>,
  )
}

function Answers({ t, answers, answerCount: count }: Digest & { t: MailTranslator }) {
  if (count === 0) return null
  return (
    <>
      <MailSection>{t('digest.answersCount', { count })}</MailSection>
      {answers.map(({ name, status, guests, message, isChange, awaitsLook }, index) => {
        const answer = t(`digest.answer.${status}`, { guests })
        const said = isChange ? `${answer} (${t('digest.changed')})` : answer
        const what = awaitsLook ? t('digest.both', { first: said, second: t('digest.waits') }) : said
        const who = excerptOf(name, SHORT.name) || t('digest.somebody')
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries never move, the mail is rendered once
          <MailEntry key={index} who={who} about={t('digest.about', { what })}>
            {quoted(t, awaitsLook ? '' : message)}
          </MailEntry>
        )
      })}
      <More t={t} count={count - answers.length} />
    </>
  )
}

function Contributions({ t, contributions, contributionCount: count }: Digest & { t: MailTranslator }) {
  if (count === 0) return null
  return (
    <>
      <MailSection>{t('digest.contributionsCount', { count })}</MailSection>
      {contributions.map(({ name, message, photos, recordings, waits }, index) => {
        const what = [
          waits ? t('digest.waits') : '',
          photos > 0 ? t('digest.photos', { count: photos }) : '',
          recordings > 0 ? t('digest.recordings', { count: recordings }) : '',
        ]
          .filter(Boolean)
          .reduce((first, second) => (first ? t('digest.both', { first, second }) : second), '')
        const who = excerptOf(name ?? '', SHORT.name) || t('digest.anonymous')
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries never move, the mail is rendered once
          <MailEntry key={index} who={who} about={what && t('digest.about', { what })}>
            {quoted(t, message)}
          </MailEntry>
        )
      })}
      <More t={t} count={count - contributions.length} />
    </>
  )
}

function Donations({
  t,
  language,
  donations,
  count,
}: {
  t: MailTranslator
  language: Language
  donations: Digest['donations']
  count: number
}) {
  if (count === 0) return null
  return (
    <>
      <MailSection>{t('digest.donationsCount', { count })}</MailSection>
      {donations.slice(0, FUNDS).map(({ title, currency, amountMinor, ...from }, index) => (
        <MailEntry
          // biome-ignore lint/suspicious/noArrayIndexKey: entries never move, the mail is rendered once
          key={index}
          who={excerptOf(title, SHORT.title)}
          about={t('digest.about', { what: formatMoney(amountMinor, currency, language) })}
        >
          {t('digest.from', { names: donors(t, from, language) })}
        </MailEntry>
      ))}
      <More t={t} count={donations.length - FUNDS} />
    </>
  )
}

/** `Joan Petrie, Ana Silva and 2 others`; only the number when nobody is named. */
function donors(
  t: MailTranslator,
  { count, names }: { count: number; names: string[] },
  language: Language,
): string {
  const known = names
    .filter((name) => name !== '')
    .slice(0, NAMED)
    .map((name) => excerptOf(name, SHORT.name))
  const others = count - known.length
  if (known.length === 0) return t('digest.others', { count: others })
  return listOf(others > 0 ? [...known, t('digest.otherDonors', { count: others })] : known, language)
}

const More = ({ t, count }: { t: MailTranslator; count: number }) =>
  count > 0 ? <MailEntry who={t('digest.more', { count })} /> : null

const quoted = (t: MailTranslator, message: string) =>
  message.trim() ? <bdi>{t('digest.words', { words: excerptOf(message, SHORT.words) })}</bdi> : null

/** To a moderator: how many contributions wait, without their words. */
export function approvalMail(
  waiting: {
    nameOfPerson: string
    count: number
    link: string
    stopLink: string
  },
  language: Language,
): WrittenMail {
  const { nameOfPerson: name, count, link } = waiting
  const t = mailTranslator(language)
  const subject = t('approval.subject', { name })
  return written(
    subject,
    <MailLayout
      language={language}
      title={subject}
      preheader={t('approval.preheader', { count })}
      footer={
        <MailStop why={t('approval.why', { product: brand.name })} stop={t('layout.stop')} {...waiting} />
      }
    >
      <MailOverline>{t('layout.memorialFor')}</MailOverline>
      <MailHeading display>{name}</MailHeading>
      <MailText>{t('approval.heading', { count })}.</MailText>
      <MailText>{t('approval.ask', { count })}</MailText>
      <MailButton href={link}>{t('approval.open')}</MailButton>
    </MailLayout>,
  )
}

const listOf = (parts: string[], language: Language) => lists(language).format(parts)

const lists = oncePerLanguage((language) => new Intl.ListFormat(localeOf(language), { type: 'conjunction' }))

/** Begins a list within the letter. */
function MailSection({ children }: { children: ReactNode }) {
  return (
    <MailRow
      as="h2"
      align="start"
      padding="36px 56px 0"
      style={{ fontFamily: serif, fontSize: '25px', lineHeight: '32px', fontWeight: 400 }}
    >
      {children}
    </MailRow>
  )
}

interface MailEntryProps {
  /** A name, in any script. */
  who: string
  /** Follows the name. */
  about?: string
  children?: ReactNode
}

/** A list entry: a name, and below it the person's words. */
function MailEntry({ who, about, children }: MailEntryProps) {
  return (
    <MailRow
      align="start"
      padding="14px 56px 0"
      style={{ fontFamily: serif, fontSize: '19px', lineHeight: '28px' }}
    >
      <strong style={{ fontFamily: sans, fontSize: '17px', fontWeight: 600 }}>
        <bdi>{who}</bdi>
        {about}
      </strong>
      {children && <br />}
      {children}
    </MailRow>
  )
}
