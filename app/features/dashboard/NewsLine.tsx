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
  const { kind, parts } = newsOf(since)
  if (kind === 'nothing') return null

  function sentence(): string {
    const list = format.list(
      parts.map((part) =>
        part === 'donations'
          ? t('donations', { amount: roundMoney(since.donatedMinor, currency) })
          : t(part, { count: since[part] }),
      ),
    )
    if (since.at === null) return list ? t('soFar', { name, list }) : t('welcome', { name })
    const ago = formatAgo(since.at, new Date())
    if (ago === 'today') return t('since', { when: t('today'), list })
    const isRecent = Date.now() - Date.parse(since.at) < A_WEEK
    return t('since', { when: isRecent ? ago : t('on', { date: formatDay(since.at) }), list })
  }

  return (
    <div className={styles.news}>
      <p className="lead" dir="auto">
        {sentence()}
      </p>
      {since.at === null && <p className="quiet">{t('welcomeMore')}</p>}
    </div>
  )
}

/** For so long, 'yesterday' or '3 days ago' says more than a date. In milliseconds. */
const A_WEEK = 7 * 86_400_000
