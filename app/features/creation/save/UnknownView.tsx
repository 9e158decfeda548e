import { RotateCw } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
import { forgetAuth, setUser } from '#app/lib/session.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { LoadingPanel } from '#app/ui/Loading.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { getUser } from '#contract/accounts.ts'
import { SaveStep } from './SaveStep.tsx'

/** There is a token but no stored user: asks the server who is signed in. */
export function UnknownView({ name, onKnown }: { name: string; onKnown: () => void }) {
  const t = useTranslations('save')
  const [failure, setFailure] = useState<string | null>(null)

  const ask = useCallback(async (): Promise<void> => {
    setFailure(null)
    try {
      const { user } = await call(getUser)
      setUser(user)
      onKnown()
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason
      if (reason.status !== 401) return setFailure(reason.message)
      forgetAuth()
      onKnown()
    }
  }, [onKnown])

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once; again when the button is pressed
  useEffect(() => {
    void ask()
  }, [])

  return (
    <SaveStep title={t('email.title', { name })} primary={null}>
      {failure === null ? (
        <LoadingPanel title={t('existing.loading')} />
      ) : (
        <Notice
          kind="error"
          title={failure}
          action={
            <Button icon={RotateCw} onPress={ask}>
              {t('tryAgain')}
            </Button>
          }
        />
      )}
    </SaveStep>
  )
}
