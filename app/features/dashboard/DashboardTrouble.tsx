import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import type { Dashboard } from './use-dashboard.ts'

/** Why there is no dashboard, and what to do about it. */
export function DashboardTrouble({ trouble, load }: Pick<Dashboard, 'trouble' | 'load'>) {
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
    <Notice kind="error" title={t('failed')} action={<Button onPress={load}>{t('tryAgain')}</Button>}>
      {trouble.message}
    </Notice>
  )
}
