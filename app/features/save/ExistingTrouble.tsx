import { RotateCw } from 'lucide-react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import type { MemorialLoad } from './use-memorial-load.ts'
import { LOGIN_PATH } from './use-next.ts'
import type { SaveChanges } from './use-save-changes.ts'

/** Why a memorial that is on the server could not be loaded. */
export function LoadTrouble({ load }: { load: MemorialLoad }) {
  const t = useTranslations('save')
  return (
    <Notice
      kind="error"
      title={t(load.tries > 1 ? 'existing.loadFailedAgain' : 'existing.loadFailed')}
      action={
        load.sessionEnded ? (
          <LinkButton to={LOGIN_PATH}>{t('logInAgain')}</LinkButton>
        ) : (
          <Button icon={RotateCw} onPress={load.retry}>
            {t('tryAgain')}
          </Button>
        )
      }
    />
  )
}

/** Why its changes could not be saved. */
export function SaveTrouble({ changes }: { changes: SaveChanges }) {
  const t = useTranslations('save')
  const { trouble } = changes
  const reason = trouble?.message || t('existing.failedFallback')
  return (
    <Notice
      kind="error"
      title={t('existing.failed', { reason })}
      action={
        trouble?.status === 401 ? (
          <LinkButton to={LOGIN_PATH}>{t('logInAgain')}</LinkButton>
        ) : (
          <Button icon={RotateCw} onPress={changes.save}>
            {t('tryAgain')}
          </Button>
        )
      }
    >
      {t('nothingLost')}
    </Notice>
  )
}
