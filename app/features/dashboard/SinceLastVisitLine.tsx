import { formatAgo, formatDay } from '#app/lib/dates.ts'
import { formatList } from '#app/lib/list-and-percent-format.ts'
import { roundMoney } from '#app/lib/money.ts'
import { useTranslations } from '#app/messages/index.tsx'
import type { News } from '#contract/edits.ts'

interface Props {
  since: News
  name: string
  /** Currency of the donations. */
  currency: string
}

/** One sentence on what is new since the previous visit, if anything is; on the first visit a welcome. */
export function SinceLastVisitLine({ since, name, currency }: Props) {
  const t = useTranslations('dashboard.news')
  const { at, rsvps, contributions, donations, donatedMinor } = since
  const list = formatList(
    [
      rsvps > 0 && t('rsvps', { count: rsvps }),
      contributions > 0 && t('contributions', { count: contributions }),
      donations > 0 && t('donations', { amount: roundMoney(donatedMinor, currency) }),
    ].filter((part) => part !== false),
  )
  if (at !== null)
    return <p className="small quiet">{t(list ? 'since' : 'nothing', { list, when: whenOf(at) })}</p>
  return (
    <div className="small quiet">
      <p>{t(list ? 'soFar' : 'welcome', { name, list })}</p>
      <p>{t('welcomeMore')}</p>
    </div>
  )

  /** Text for the time of the previous visit. */
  function whenOf(before: string): string {
    const now = new Date()
    const ago = formatAgo(before, now)
    if (ago === formatAgo(now.toISOString(), now)) return t('today')
    return now.getTime() - Date.parse(before) < A_WEEK ? ago : t('on', { date: formatDay(before) })
  }
}

/** Within this time, 'yesterday' or '3 days ago' is clearer than a date. In milliseconds. */
const A_WEEK = 7 * 86_400_000
