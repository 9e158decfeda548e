import { useTranslations } from '#app/messages/index.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { NotLoaded } from '#app/ui/NotLoaded.tsx'
import type { Dashboard } from './use-dashboard.ts'

interface Props extends Pick<Dashboard, 'trouble' | 'load'> {
  /** That it could not be read; of the dashboard if not given. */
  title?: string
}

/** Why there is no dashboard, and what to do about it. */
export function DashboardTrouble({ trouble, load, title }: Props) {
  const t = useTranslations('dashboard')
  if (trouble === null) return null
  if (trouble === 'missing')
    return (
      <Notice
        kind="error"
        title={t('noneSelected')}
        action={<LinkButton to="/profile">{t('backToProfile')}</LinkButton>}
      />
    )
  return (
    <NotLoaded title={title ?? t('failed')} isGone={false} onAgain={load}>
      {trouble.message}
    </NotLoaded>
  )
}
