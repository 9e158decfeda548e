import { type ComponentProps, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { brand } from '#app/brand.ts'
import { useDraft } from '../../draft/hooks.ts'
import { useLogout } from '../../features/account/use-logout.tsx'
import { useSignedInScreen } from '../../features/account/use-signed-in-screen.ts'
import { ArchiveCard } from '../../features/archive/ArchiveCard.tsx'
import { CardSheetCard } from '../../features/card-sheet/CardSheetCard.tsx'
import { BookCard } from '../../features/keepsakes/BookCard.tsx'
import { type KeepsakeCards, KeepsakesScreen } from '../../features/keepsakes/KeepsakesScreen.tsx'
import { RetentionCard } from '../../features/retention/RetentionCard.tsx'
import { ServicePackCard } from '../../features/service-pack/ServicePackCard.tsx'
import { ApiError } from '../../lib/api.ts'
import { loadMemorial } from '../../lib/load-memorial.ts'
import { archive } from '../../messages/en/archive.ts'
import { cardSheet } from '../../messages/en/card-sheet.ts'
import { keepsakes } from '../../messages/en/keepsakes.ts'
import { retention } from '../../messages/en/retention.ts'
import { servicePack } from '../../messages/en/service-pack.ts'
import { viewer } from '../../messages/en/viewer.ts'
import { MessagesProvider } from '../../messages/index.tsx'
import { Masthead } from '../../ui/Masthead.tsx'
import { ProfileMenu } from '../../ui/ProfileMenu.tsx'
import { VersionLabel } from '../../ui/VersionLabel.tsx'

const words = { cardSheet, archive, keepsakes, retention, servicePack, viewer }

export const meta = () => [{ title: `${keepsakes.pageTitle} · ${brand.name}` }]

/** What families keep of a memorial; reached from its dashboard, and from mails. */
export default function Keepsakes() {
  const inDraft = useDraft((draft) => draft.memorialUuid)
  const name = useDraft((draft) => draft.baseline?.personName ?? draft.personName)
  const [search] = useSearchParams()
  // Mails lead here, and whoever has to sign in again has no draft open any more: the address says which one.
  const memorialUuid = search.get('memorial') ?? inDraft
  const here = memorialUuid ? `/memorial/keepsakes?memorial=${memorialUuid}` : '/profile'
  const { isSignedIn, ledAway, logOut } = useSignedInScreen(here)
  const logout = useLogout(logOut)
  const navigate = useNavigate()
  const [isGone, setGone] = useState(false)
  const isAstray = isSignedIn && memorialUuid === null

  useEffect(() => {
    if (isAstray) void navigate('/profile', { replace: true })
  }, [isAstray, navigate])

  useEffect(() => {
    if (!isSignedIn || memorialUuid === null) return
    setGone(false)
    loadMemorial(memorialUuid).catch((reason) => {
      if (ledAway(reason)) return
      if (!(reason instanceof ApiError)) throw reason
      // Anything else each card says for itself, and tries again by itself.
      setGone(reason.code === 'MEMORIAL_NOT_FOUND' || reason.status === 400)
    })
  }, [isSignedIn, memorialUuid, ledAway])

  return (
    <MessagesProvider messages={words}>
      <Masthead>{isSignedIn && <ProfileMenu onLogout={logout.ask} />}</Masthead>
      <KeepsakesScreen
        key={memorialUuid}
        nameOfPerson={inDraft === memorialUuid ? name : ''}
        isGone={isGone}
        cards={isSignedIn && memorialUuid ? cardsOf({ memorialUuid, ledAway }) : null}
      />
      <VersionLabel />
      {logout.dialog}
    </MessagesProvider>
  )
}

/** What is used first and most comes first. */
const cardsOf = (props: ComponentProps<typeof BookCard>): KeepsakeCards => ({
  book: <BookCard {...props} />,
  cards: <CardSheetCard {...props} />,
  service: <ServicePackCard {...props} />,
  archive: <ArchiveCard {...props} />,
  kept: <RetentionCard {...props} />,
})
