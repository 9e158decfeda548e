import { formatAgo, formatDay } from '#app/lib/dates.ts'
import { formatList } from '#app/lib/list-and-percent-format.ts'
import { roundMoney } from '#app/lib/money.ts'
import { useTranslations } from '#app/messages/index.tsx'
import type { News } from '#contract/edits.ts'
import { sinceLastVisit } from './since-last-visit.ts'

interface Props {
  since: News
  name: string
  /** Currency of the donations. */
  currency: string
}

/** One sentence on what is new since the previous visit, if anything is; on the first visit a welcome. */
export function SinceLastVisitLine({ since, name, currency }: Props) {
  const t = useTranslations('dashboard.news')
  const { kind, parts } = sinceLastVisit(since)

  function sentence(): string {
    const list = formatList(
      parts.map((part) =>
        part === 'donations'
          ? t('donations', { amount: roundMoney(since.donatedMinor, currency) })
          : t(part, { count: since[part] }),
      ),
    )
    const when = since.at === null ? '' : whenOf(since.at)
    return t(kind, { name, list, when })
  }

  /** Text for the time of the previous visit. */
  function whenOf(at: string): string {
    const now = new Date()
    const ago = formatAgo(at, now)
    if (ago === formatAgo(now.toISOString(), now)) return t('today')
    return now.getTime() - Date.parse(at) < A_WEEK ? ago : t('on', { date: formatDay(at) })
  }

  return (
    <div className="small quiet">
      <p>{sentence()}</p>
      {since.at === null && <p>{t('welcomeMore')}</p>}
    </div>
  )
}

/** Within this time, 'yesterday' or '3 days ago' is clearer than a date. In milliseconds. */
const A_WEEK = 7 * 86_400_000
