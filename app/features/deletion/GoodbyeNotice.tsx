import { useLocation } from 'react-router'
import { formatDay } from '#app/lib/dates.ts'
import { readGoodbye } from '#app/lib/goodbye-notice.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Notice } from '#app/ui/Notice.tsx'

/** Shown after somebody deleted or left a memorial. Needs the messages of `deletion`. */
export function GoodbyeNotice() {
  const t = useTranslations('deletion')
  const farewell = readGoodbye(useLocation().state)
  if (!farewell) return null
  const { kind, name } = farewell
  return (
    <Notice kind="success" title={t(kind, { name })}>
      {kind === 'deleted' ? t('deletedHelp', { date: formatDay(farewell.removedAt) }) : t('leftHelp')}
    </Notice>
  )
}
