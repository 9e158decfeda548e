import { useState } from 'react'
import { brand } from '#app/brand.ts'
import { unsubscribe } from '#contract/contacts.ts'
import { Door } from '../../features/account/Door.tsx'
import { useFocusHeading } from '../../features/account/use-focus-heading.ts'
import { ApiError, call } from '../../lib/api.ts'
import { unlisted, unlistedMeta } from '../../lib/unlisted.ts'
import { account } from '../../messages/en/account.ts'
import { useTranslations } from '../../messages/index.tsx'
import { spoken } from '../../messages/spoken.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { Route } from './+types/unsubscribe'

export const meta = () => [
  { title: `${spoken({ account }).account.unsubscribe.title} · ${brand.name}` },
  unlistedMeta,
]

export const headers = () => unlisted

/** Where the link at the foot of an invitation leads. It asks once: mail programs open links by themselves. */
export default function Unsubscribe({ params }: Route.ComponentProps) {
  const t = useTranslations('account')
  const [state, setState] = useState<'asking' | 'done' | 'unknown'>('asking')
  const [error, setError] = useState<string | null>(null)
  useFocusHeading(state)

  async function stop() {
    setError(null)
    try {
      await call(unsubscribe, { params: { inviteToken: params.inviteToken } })
      setState('done')
    } catch (reason) {
      // Nobody will write to an address that is no longer in the list.
      if (reason instanceof ApiError && reason.code === 'CONTACT_NOT_FOUND') setState('unknown')
      else setError(reason instanceof ApiError ? reason.message : String(reason))
    }
  }

  return (
    <Door title={t('unsubscribe.title')} leave={{ to: '/', label: t('backToLanding') }}>
      {error && <Notice kind="error" title={error} />}
      {state !== 'asking' ? (
        <Notice kind="success" title={t(`unsubscribe.${state}`)} />
      ) : (
        <>
          <p>{t('unsubscribe.question')}</p>
          <Button look="primary" onPress={stop}>
            {t('unsubscribe.confirm')}
          </Button>
        </>
      )}
    </Door>
  )
}
