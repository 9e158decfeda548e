import { useLocation } from 'react-router'
import { formatDay } from '#app/lib/dates.ts'
import { readFarewell } from '#app/lib/farewell.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Notice } from '#app/ui/Notice.tsx'

/** For somebody who comes from a memorial that is theirs no more. Needs `deletion`'s words. */
export function FarewellNotice() {
  const t = useTranslations('deletion')
  const farewell = readFarewell(useLocation().state)
  if (!farewell) return null
  const { kind, name } = farewell
  return (
    <Notice kind="success" title={t(kind, { name })}>
      {kind === 'deleted' ? t('deletedHelp', { date: formatDay(farewell.removedAt) }) : t('leftHelp')}
    </Notice>
  )
}
