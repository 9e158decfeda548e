import { ExternalLink, Pencil, Send } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { brand } from '#app/brand.ts'
import type { Memorial } from '#contract/memorials.ts'
import { useDraft } from '../../draft/hooks.ts'
import { MemorialFacts } from '../../features/account/MemorialFacts.tsx'
import { ApiError } from '../../lib/api.ts'
import { formatDay } from '../../lib/dates.ts'
import { loadMemorial } from '../../lib/load-memorial.ts'
import { useSession } from '../../lib/session.ts'
import { signOutHere } from '../../lib/sign-out.ts'
import { account } from '../../messages/en/account.ts'
import { useTranslations } from '../../messages/index.tsx'
import { AnchorButton } from '../../ui/AnchorButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { CopyField } from '../../ui/CopyField.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Masthead } from '../../ui/Masthead.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Page } from '../../ui/Page.tsx'
import { ProfileMenu } from '../../ui/ProfileMenu.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { VersionLabel } from '../../ui/VersionLabel.tsx'

export const meta = () => [{ title: `${account.dashboard.titleWithoutName} · ${brand.name}` }]

/** What the host has made, and its link. */
export default function Dashboard() {
  const t = useTranslations('account.dashboard')
  const navigate = useNavigate()
  const { hydrated, token } = useSession()
  const memorialUuid = useDraft((draft) => draft.memorialUuid)
  const [memorial, setMemorial] = useState<Memorial | null>(null)
  const [error, setError] = useState<string | null>(null)

  const load = useCallback(async () => {
    setError(null)
    if (!memorialUuid) return setError(t('noneSelected'))
    try {
      setMemorial(await loadMemorial(memorialUuid))
    } catch (reason) {
      if (reason instanceof ApiError && reason.status === 401)
        return navigate('/login?redirect=/memorial/dashboard', { replace: true })
      setError(reason instanceof ApiError ? reason.message : t('failed'))
    }
  }, [memorialUuid, navigate, t])

  useEffect(() => {
    if (!hydrated) return
    if (token) void load()
    else void navigate('/login?redirect=/memorial/dashboard', { replace: true })
  }, [hydrated, token, load, navigate])

  async function logOut() {
    await signOutHere()
    await navigate('/login')
  }

  return (
    <>
      <Masthead>
        <ProfileMenu onLogout={logOut} />
      </Masthead>
      <Page width="wide">
        <div className="stack">
          <h1>{memorial ? t('title', { name: memorial.nameOfPerson }) : t('titleWithoutName')}</h1>
          {error && (
            <Notice
              kind="error"
              title={error}
              action={
                memorialUuid ? (
                  <Button onPress={load}>{account.tryAgain}</Button>
                ) : (
                  <LinkButton to="/profile">{account.loading.backToProfile}</LinkButton>
                )
              }
            />
          )}
          {!memorial && !error && <Skeleton />}
          {memorial && (
            <>
              <Card
                title={t('details')}
                action={
                  <LinkButton look="line" icon={Pencil} to="/who">
                    {t('edit')}
                  </LinkButton>
                }
              >
                <MemorialFacts memorial={memorial} />
              </Card>
              <Card title={t('publish')}>
                {memorial.paymentCompleted ? (
                  <div className="stack">
                    <CopyField
                      label={t('link')}
                      value={`${location.origin}/view/${memorial.shareSlug}`}
                      help={t('linkHelp')}
                    />
                    <p className="row">
                      <AnchorButton look="primary" icon={ExternalLink} href={`/view/${memorial.shareSlug}`}>
                        {t('view')}
                      </AnchorButton>
                      <LinkButton look="line" icon={Send} to="/share">
                        {t('share')}
                      </LinkButton>
                    </p>
                    {memorial.retainedUntil && (
                      <p className="quiet">{t('keptUntil', { date: formatDay(memorial.retainedUntil) })}</p>
                    )}
                  </div>
                ) : (
                  <div className="stack">
                    <p>{t('unpaid')}</p>
                    <p>
                      <LinkButton look="primary" to="/payment">
                        {t('pay')}
                      </LinkButton>
                    </p>
                  </div>
                )}
              </Card>
            </>
          )}
        </div>
      </Page>
      <VersionLabel />
    </>
  )
}
