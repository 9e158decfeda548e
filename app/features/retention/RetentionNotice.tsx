import { formatMemorialDate } from '#app/lib/dates.ts'
import { useRetention } from '#app/lib/use-retention.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { retention as limits } from '#contract/host-limits.ts'
import type { Memorial } from '#contract/memorials.ts'
import type { Retention } from '#contract/retention.ts'
import { extendPath } from './paths.ts'

type Kept = Pick<Memorial, 'uuid' | 'retainedUntil'>

/**
 * Reads how long the memorial is kept, for the dashboard's notice. The server is not asked while the end of the year is
 * far off. The dashboard waits for the result: a notice that appeared later would move buttons under the pointer.
 *
 * @param memorial null until it is loaded
 * @returns null: there is nothing to show; undefined: not known yet
 */
export function useEndOfRetention(memorial: Kept | null): Retention | null | undefined {
  const near = memorial && isNear(memorial.retainedUntil) ? memorial.uuid : null
  const { retention, trouble } = useRetention(near)
  if (near === null) return null
  // Without an answer the dashboard is still shown.
  return trouble ? (retention ?? null) : retention
}

interface Props {
  memorialUuid: string
  retention: Retention
}

/** Notice on the dashboard that the year ends soon or has ended; renders nothing while the memorial is active. */
export function RetentionNotice({ memorialUuid, retention }: Props) {
  const t = useTranslations('retention.notice')
  if (retention.state === 'ACTIVE') return null
  const { state, lastDay, readableUntil, filesUntil } = retention
  const until = { date: formatMemorialDate(state === 'GRACE' ? readableUntil : filesUntil) }
  return (
    <Notice
      title={t(state, { date: formatMemorialDate(lastDay) })}
      action={
        <span className="row">
          <LinkButton to={extendPath(memorialUuid)}>{t('extend')}</LinkButton>
          <LinkButton look="link" to={`/memorial/keepsakes?memorial=${memorialUuid}#archive`}>
            {t('keepsakes')}
          </LinkButton>
        </span>
      }
    >
      {t(`${state}Text`, until)}
    </Notice>
  )
}

/** Two days more than the first reminder, so that it is right in every time zone. */
const NEAR_MS = (Math.max(...limits.remindBefore) + 2) * 86_400_000

const isNear = (retainedUntil: string | null): boolean =>
  retainedUntil !== null && Date.parse(retainedUntil) - Date.now() < NEAR_MS
