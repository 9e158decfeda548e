import { formatMemorialDate } from '#app/lib/dates.ts'
import { useRetention } from '#app/lib/use-retention.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { retention as limits } from '#contract/limits.ts'
import { extendPath, keepsakesPath } from './paths.ts'
import styles from './Retention.module.css'

interface Props {
  memorial: { uuid: string; retainedUntil: string | null }
  ledAway: (reason: unknown) => boolean
}

/** On the dashboard: that the year ends, or has ended. Nothing is asked, and nothing shown, while that is far off. */
export function RetentionNotice({ memorial, ledAway }: Props) {
  const t = useTranslations('retention.notice')
  const { uuid } = memorial
  const { retention } = useRetention(isNear(memorial.retainedUntil) ? uuid : null, ledAway)
  if (!retention || retention.state === 'ACTIVE') return null
  const { state, lastDay, readableUntil, filesUntil } = retention
  const until = { date: formatMemorialDate(state === 'GRACE' ? readableUntil : filesUntil) }
  return (
    <Notice
      title={t(state, { date: formatMemorialDate(lastDay) })}
      action={
        <span className={styles.ways}>
          <LinkButton to={extendPath(uuid)}>{t('extend')}</LinkButton>
          <LinkButton look="link" to={keepsakesPath(uuid)}>
            {t('keepsakes')}
          </LinkButton>
        </span>
      }
    >
      {t(`${state}Text`, until)}
    </Notice>
  )
}

/** A day more than counts, wherever the reader is. */
const NEAR_MS = (Math.max(...limits.remindBefore) + 2) * 86_400_000

const isNear = (retainedUntil: string | null): boolean =>
  retainedUntil !== null && Date.parse(retainedUntil) - Date.now() < NEAR_MS
