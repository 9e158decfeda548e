import { useState } from 'react'
import { endDigest } from '#contract/digest.ts'
import { Door } from '../../features/account/Door.tsx'
import { useFocusHeading } from '../../features/account/use-focus-heading.ts'
import { ApiError, call } from '../../lib/api.ts'
import { unlisted, unlistedMeta } from '../../lib/unlisted.ts'
import { digest } from '../../messages/en/digest.ts'
import { MessagesProvider, useTranslations } from '../../messages/index.tsx'
import { spoken } from '../../messages/spoken.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { Route } from './+types/digest-end'

const words = { digest }

export const meta = () => [{ title: spoken({ digest }).digest.end.pageTitle }, unlistedMeta]

export const headers = () => unlisted

/** Where the link at the foot of an evening mail leads. It asks once: mail programs open links by themselves. */
export default function DigestEnd({ params }: Route.ComponentProps) {
  return (
    <MessagesProvider messages={words}>
      <Ending key={params.token} token={params.token} />
    </MessagesProvider>
  )
}

function Ending({ token }: { token: string }) {
  const t = useTranslations('digest.end')
  const [state, setState] = useState<'asking' | 'done' | 'unknown'>('asking')
  const [error, setError] = useState<string | null>(null)
  useFocusHeading(state)

  async function stop() {
    setError(null)
    try {
      await call(endDigest, { params: { token } })
      setState('done')
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason
      // A link that was cut off on its way is as unknown as one to a memorial that is gone.
      if (reason.code === 'DIGEST_UNKNOWN' || reason.code === 'BAD_INPUT') setState('unknown')
      else setError(reason.message)
    }
  }

  return (
    <Door title={t('title')} leave={{ to: '/', label: t('backToLanding') }}>
      {error && <Notice kind="error" title={error} />}
      {state === 'asking' ? (
        <>
          <p>{t('question')}</p>
          <Button look="primary" onPress={stop}>
            {t('confirm')}
          </Button>
        </>
      ) : (
        <>
          <Notice kind="success" title={t(state)} />
          {state === 'done' && <p>{t('again')}</p>}
        </>
      )}
    </Door>
  )
}
