import { Users } from 'lucide-react'
import { Link } from 'react-router'
import { formatList } from '#app/lib/list-and-percent-format.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import type { EventCounts, HostEvent } from '#contract/events.ts'
import styles from './CountsLine.module.css'
import { peoplePath } from './paths.ts'
import { countsOf } from './rules.ts'

/** How many answered what for an event, and the way to their names; nothing as long as nobody has. */
export function CountsLine({ event, name }: { event: Pick<HostEvent, 'uuid' | 'counts'>; name: string }) {
  const t = useTranslations('programme.list')
  const text = useCounts()(event.counts)
  if (text === '') return null
  return (
    <p className={`apart note ${styles.counts}`}>
      <span>{text}</span>
      <Link className="way" to={peoplePath(event.uuid)} aria-label={t('peopleNamed', { name })}>
        <Icon of={Users} />
        {t('people')}
      </Link>
    </p>
  )
}

/** Gives counts in words: '12 are coming, 3 are not sure'; '' where nobody answered. */
export function useCounts() {
  const t = useTranslations('programme.counts')
  return (counts: EventCounts): string =>
    formatList(countsOf(counts).map(([answer, count]) => t(answer, { count })))
}
