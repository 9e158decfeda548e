import { RotateCw } from 'lucide-react'
import type { ApiError } from '#app/lib/api.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { SaveStep } from './SaveStep.tsx'
import { LOGIN_PATH } from './use-next.ts'

interface Props {
  name: string
  error: ApiError | null
  /** The code was confirmed a moment ago; otherwise the host came back already signed in. */
  afterVerify: boolean
  /** How many retries were made. */
  tries: number
  onRetry: () => Promise<unknown>
}

/** The account exists but the memorial could not be created; offers a retry. */
export function NotCreatedView({ name, error, afterVerify, tries, onRetry }: Props) {
  const t = useTranslations('save')
  const sessionEnded = error?.status === 401
  const title = afterVerify
    ? t(sessionEnded ? 'notCreated.afterVerifyAuth' : 'notCreated.afterVerify')
    : t(tries > 0 ? 'notCreated.again' : 'notCreated.first')
  return (
    <SaveStep
      title={afterVerify ? t('notCreated.confirmed') : t('notCreated.signedIn', { name })}
      primary={
        <Button look="primary" icon={RotateCw} onPress={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    >
      <Notice
        kind="error"
        title={title}
        action={sessionEnded && <LinkButton to={LOGIN_PATH}>{t('logInAgain')}</LinkButton>}
      >
        <p>{error?.message}</p>
        <p>{t('nothingLost')}</p>
      </Notice>
    </SaveStep>
  )
}
