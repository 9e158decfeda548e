import { useCallback, useEffect, useState } from 'react'
import { brand } from '#contract/brand.ts'
import type { Memorial } from '#contract/memorials.ts'
import { dashboard } from '#languages/en/screens/dashboard.ts'
import { lifeSpan } from '#languages/en/screens/life-span.ts'
import { sharing } from '#languages/en/screens/sharing.ts'
import { useDraft } from '../../draft/hooks.ts'
import { useLogout } from '../../features/account/use-logout.tsx'
import { useSignedInScreen } from '../../features/account/use-signed-in-screen.ts'
import { DashboardTrouble } from '../../features/dashboard/DashboardTrouble.tsx'
import { CardsPage } from '../../features/dashboard/printed-cards/CardsPage.tsx'
import { CardsView } from '../../features/dashboard/printed-cards/CardsView.tsx'
import type { Dashboard } from '../../features/dashboard/use-dashboard.ts'
import { ApiError } from '../../lib/api.ts'
import { loadMemorial } from '../../lib/load-memorial.ts'
import { MessagesProvider, useTranslations } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'
import { Coming } from '../../ui/Coming.tsx'
import { Masthead } from '../../ui/Masthead.tsx'
import { ProfileMenu } from '../../ui/ProfileMenu.tsx'
import { VersionLabel } from '../../ui/VersionLabel.tsx'

export const meta = () => [
  { title: `${translated({ dashboard }).dashboard.cards.pageTitle} · ${brand.name}` },
]

const messages = { dashboard, lifeSpan, sharing }

/** Cards with the memorial's QR code, to print and hand out. */
export default function Cards() {
  const memorialUuid = useDraft((draft) => draft.memorialUuid)
  const { isSignedIn, redirectOnAuthError, logOut } = useSignedInScreen('/memorial/cards')
  const logout = useLogout(logOut)
  const [memorial, setMemorial] = useState<Memorial | null>(null)
  const [trouble, setTrouble] = useState<Dashboard['trouble']>(null)

  const load = useCallback(async () => {
    setTrouble(null)
    if (memorialUuid === null) return setTrouble('missing')
    try {
      setMemorial(await loadMemorial(memorialUuid))
    } catch (reason) {
      if (redirectOnAuthError(reason)) return
      if (!(reason instanceof ApiError)) throw reason
      setTrouble(reason.code === 'MEMORIAL_NOT_FOUND' ? 'missing' : reason)
    }
  }, [memorialUuid, redirectOnAuthError])

  useEffect(() => {
    if (isSignedIn) void load()
  }, [isSignedIn, load])

  return (
    <MessagesProvider messages={messages}>
      <CardsPage
        head={<Masthead>{isSignedIn && <ProfileMenu onLogout={logout.ask} />}</Masthead>}
        title={<Title />}
        foot={<VersionLabel />}
      >
        <Trouble trouble={trouble} load={load} />
        {memorial && <CardsView memorial={memorial} />}
        {!memorial && !trouble && <Loading />}
      </CardsPage>
      {logout.dialog}
    </MessagesProvider>
  )
}

function Title() {
  return useTranslations('dashboard.cards')('title')
}

function Trouble(props: Pick<Dashboard, 'trouble' | 'load'>) {
  return <DashboardTrouble {...props} title={useTranslations('dashboard.cards')('failed')} />
}

const Loading = () => <Coming>{useTranslations('dashboard')('loading')}</Coming>
