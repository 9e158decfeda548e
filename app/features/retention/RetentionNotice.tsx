import { formatMemorialDate } from '#app/lib/dates.ts'
import { useRetention } from '#app/lib/use-retention.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { retention as limits } from '#contract/limits.ts'
import type { Memorial } from '#contract/memorials.ts'
import type { Retention } from '#contract/retention.ts'
import { extendPath, keepsakesPath } from './paths.ts'
import styles from './Retention.module.css'

type Kept = Pick<Memorial, 'uuid' | 'retainedUntil'>

/**
 * What the dashboard says of the year that ends or has ended. Nothing is asked while that is far off. The dashboard
 * waits until it is known, since a notice that came later would push down what somebody is about to press.
 *
 * @param memorial null until it is loaded
 * @returns null: there is nothing to say of it; undefined: not known yet
 */
export function useEndOfRetention(
  memorial: Kept | null,
  redirectOnAuthError: (reason: unknown) => boolean,
): Retention | null | undefined {
  const near = memorial && isNear(memorial.retainedUntil) ? memorial.uuid : null
  const { retention, trouble } = useRetention(near, redirectOnAuthError)
  if (near === null) return null
  // The dashboard is of use without it.
  return trouble ? (retention ?? null) : retention
}

interface Props {
  memorialUuid: string
  retention: Retention
}

/** On the dashboard: that the year ends, or has ended; nothing while that is far off. */
export function RetentionNotice({ memorialUuid, retention }: Props) {
  const t = useTranslations('retention.notice')
  if (retention.state === 'ACTIVE') return null
  const { state, lastDay, readableUntil, filesUntil } = retention
  const until = { date: formatMemorialDate(state === 'GRACE' ? readableUntil : filesUntil) }
  return (
    <Notice
      title={t(state, { date: formatMemorialDate(lastDay) })}
      action={
        <span className={styles.ways}>
          <LinkButton to={extendPath(memorialUuid)}>{t('extend')}</LinkButton>
          <LinkButton look="link" to={keepsakesPath(memorialUuid)}>
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
