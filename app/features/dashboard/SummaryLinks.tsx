import {
  BookOpenText,
  CalendarHeart,
  ChevronRight,
  HandHeart,
  Hourglass,
  type LucideIcon,
  Mail,
  MessageSquareText,
  QrCode,
  Users,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDay, isoDayOf } from '#app/lib/dates.ts'
import { formatList } from '#app/lib/list-and-percent-format.ts'
import { roundMoney } from '#app/lib/money.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { useCounts } from '#app/parts/day-events/CountsLine.tsx'
import { isAnswered } from '#app/parts/day-events/rules.ts'
import { useEventName } from '#app/parts/day-events/use-event-name.ts'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/Icon.tsx'
import type { News } from '#contract/edits.ts'
import type { Memorial } from '#contract/memorials.ts'
import {
  GIFTS_PATH,
  MEMORIES_PATH,
  ORDER_PATH,
  PUBLISH_PATH,
  REPLIES_PATH,
  THANKS_PATH,
  YEARLY_PATH,
} from './paths.ts'
import { AnswerBar } from './RsvpBar.tsx'
import { countUnanswered, isDayOver } from './rules.ts'
import styles from './SummaryLinks.module.css'

interface Props {
  memorial: Memorial
  since: News
}

/** Summary of the memorial: each count is a sentence that links to its list, which is a page of its own. */
export function SummaryLinks({ memorial, since }: Props) {
  const t = useTranslations('dashboard.ways')
  const { retainedUntil, memorialDate, zone } = memorial
  const isOver = isDayOver(memorial, isoDayOf(new Date(), zone))
  // Nobody needs it before the day is over; then it is what comes next.
  const thanks = (
    <SummaryLink
      icon={Mail}
      to={THANKS_PATH}
      title={t('thanks.title')}
      text={t(isOver ? 'thanks.after' : 'thanks.before')}
    />
  )
  return (
    <ul className={`box ${styles.ways}`}>
      {isOver && thanks}
      <Replies memorial={memorial} />
      <Memories memorial={memorial} since={since} />
      <Gifts memorial={memorial} />
      <SummaryLink
        icon={QrCode}
        to={PUBLISH_PATH}
        title={t('publish.title')}
        text={retainedUntil ? t('publish.kept', { date: formatDay(retainedUntil) }) : t('publish.text')}
      />
      {isOver ? (
        // Nobody gets one who did not ask.
        <SummaryLink
          icon={CalendarHeart}
          to={YEARLY_PATH}
          title={t('yearly.title')}
          text={t('yearly.text')}
        />
      ) : (
        memorialDate && (
          <SummaryLink icon={BookOpenText} to={ORDER_PATH} title={t('order.title')} text={t('order.text')} />
        )
      )}
      {!isOver && thanks}
    </ul>
  )
}

interface SummaryLinkProps {
  icon: LucideIcon
  to: string
  title: ReactNode
  text: ReactNode
  /** Whether something here waits for the host. */
  waits?: boolean
  bar?: ReactNode
}

/** The names of the sections that rows lead to. */
const sections = new Map<string, 'rsvps' | 'contributions' | 'donations' | 'publish'>([
  [REPLIES_PATH, 'rsvps'],
  [MEMORIES_PATH, 'contributions'],
  [GIFTS_PATH, 'donations'],
  [PUBLISH_PATH, 'publish'],
])

/** The whole row is a link. */
function SummaryLink({ icon, to, title, text, waits, bar }: SummaryLinkProps) {
  const t = useTranslations('dashboard')
  const section = sections.get(to)
  return (
    <li className={classes(waits && styles.waits)}>
      <Link to={to}>
        <Icon of={icon} />
        <span className={`anywhere ${styles.words}`}>
          <b>{title}</b>
          <small className="note">
            {section && `${t(`${section}.title`)}${text ? ' · ' : ''}`}
            {text}
          </small>
          {bar}
        </span>
        <Icon of={ChevronRight} />
      </Link>
    </li>
  )
}

function Replies({ memorial: { rsvpCounts, contacts, programme } }: Pick<Props, 'memorial'>) {
  const t = useTranslations('dashboard.ways.rsvps')
  const news = useTranslations('dashboard.news')
  const nameOf = useEventName()
  const countsText = useCounts()
  const { attending, unsure, notAttending, guests } = rsvpCounts
  const open = countUnanswered(contacts)
  const answers = (['attending', 'unsure', 'notAttending'] as const).filter((part) => rsvpCounts[part] > 0)
  const { waiting } = rsvpCounts
  const waits = waiting > 0 && (
    <SummaryLink
      icon={Hourglass}
      to={REPLIES_PATH}
      title={t('waiting', { count: waiting })}
      text={t('waitingText')}
    />
  )
  if (answers.length === 0)
    return waits || <SummaryLink icon={Users} to={REPLIES_PATH} title={t('none')} text={t('noneText')} />
  const counts = { attending, unsure, notAttending, open: open ?? 0 }
  if (programme.length > 0)
    return (
      <>
        {waits}
        <SummaryLink
          icon={Users}
          to={REPLIES_PATH}
          title={news('rsvps', { count: attending + unsure + notAttending })}
          text={
            <>
              {programme
                .filter((part) => isAnswered(part.counts))
                .map((part) => (
                  <span key={part.uuid} className={styles.part}>
                    <bdi>{nameOf(part)}</bdi>: {countsText(part.counts)}
                  </span>
                ))}
              {open !== null && t('open', { count: open })}
            </>
          }
        />
      </>
    )
  const people = { attending: attending + guests, unsure, notAttending }
  return (
    <>
      {waits}
      <SummaryLink
        icon={Users}
        to={REPLIES_PATH}
        title={formatList(answers.map((part) => t(part, { count: people[part] })))}
        text={[guests > 0 && t('guests', { guests }), open !== null && t('open', { count: open })]
          .filter(Boolean)
          .join(' ')}
        bar={<AnswerBar counts={counts} />}
      />
    </>
  )
}

/** One row for pending memories, another for all others. */
function Memories({ memorial: { contributionCount, waitingCount }, since }: Props) {
  const t = useTranslations('dashboard.ways.memories')
  const others = contributionCount - waitingCount
  return (
    <>
      {waitingCount > 0 && (
        <SummaryLink
          icon={Hourglass}
          to={MEMORIES_PATH}
          title={t('waiting', { count: waitingCount })}
          text={t('waitingText', { count: waitingCount })}
          waits
        />
      )}
      {contributionCount === 0 ? (
        <SummaryLink icon={MessageSquareText} to={MEMORIES_PATH} title={t('none')} text={t('noneText')} />
      ) : (
        others > 0 && (
          <SummaryLink
            icon={MessageSquareText}
            to={MEMORIES_PATH}
            title={t('count', { count: others })}
            text={
              since.at !== null && since.contributions > 0
                ? t('news', { count: since.contributions })
                : waitingCount > 0
                  ? t('others', { count: others })
                  : t('noneWait')
            }
          />
        )
      )}
    </>
  )
}

function Gifts({ memorial: { memorialFunds: funds } }: Pick<Props, 'memorial'>) {
  const t = useTranslations('dashboard.ways.gifts')
  const [first, ...others] = funds
  if (!first)
    return <SummaryLink icon={HandHeart} to={GIFTS_PATH} title={t('noFund')} text={t('noFundText')} />
  const count = funds.reduce((sum, fund) => sum + fund.donationCount, 0)
  if (count === 0)
    return <SummaryLink icon={HandHeart} to={GIFTS_PATH} title={t('none')} text={<bdi>{first.title}</bdi>} />
  const raised = funds.reduce((sum, fund) => sum + fund.raisedMinor, 0)
  const goal = others.length === 0 ? first.goalMinor : null
  return (
    <SummaryLink
      icon={HandHeart}
      to={GIFTS_PATH}
      title={t('given', { amount: roundMoney(raised, first.currency) })}
      text={
        goal === null ? t('count', { count }) : t('ofGoal', { count, goal: roundMoney(goal, first.currency) })
      }
    />
  )
}
