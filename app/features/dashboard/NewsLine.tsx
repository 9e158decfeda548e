import { formatAgo, formatDay } from '#app/lib/dates.ts'
import { roundMoney } from '#app/lib/money.ts'
import { useFormatter, useTranslations } from '#app/messages/index.tsx'
import type { News } from '#contract/edits.ts'
import styles from './NewsLine.module.css'
import { newsOf } from './news.ts'

interface Props {
  since: News
  name: string
  /** Of the donations. */
  currency: string
}

/** What came in since the visit before this one, in a sentence; a word of welcome on the first. */
export function NewsLine({ since, name, currency }: Props) {
  const t = useTranslations('dashboard.news')
  const format = useFormatter()
  const news = newsOf(since)
  if (news.kind === 'nothing') return null
  if (news.kind === 'welcome')
    return (
      <div className={styles.news}>
        <p className="lead" dir="auto">
          {t('welcome', { name })}
        </p>
        <p className="quiet">{t('welcomeMore')}</p>
      </div>
    )
  const parts = news.parts.map((part) =>
    part === 'donations'
      ? t('donations', { amount: roundMoney(since.donatedMinor, currency) })
      : t(part, { count: since[part] }),
  )
  const now = new Date()
  const ago = formatAgo(news.at, now)
  const isRecent = now.getTime() - Date.parse(news.at) < A_WEEK
  const when = ago === 'today' ? t('today') : isRecent ? ago : t('on', { date: formatDay(news.at) })
  return (
    <div className={styles.news}>
      <p className="lead">{t('since', { when, list: format.list(parts) })}</p>
    </div>
  )
}

/** For so long, 'yesterday' or '3 days ago' says more than a date. In milliseconds. */
const A_WEEK = 7 * 86_400_000
