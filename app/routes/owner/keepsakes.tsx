import { type ComponentProps, useEffect, useState } from 'react'
import { redirectOnAuthError } from '#app/lib/auth-redirect.ts'
import { brand } from '#contract/brand.ts'
import { archive } from '#languages/en/screens/archive.ts'
import { cardSheet } from '#languages/en/screens/card-sheet.ts'
import { keepsakes } from '#languages/en/screens/keepsakes.ts'
import { orderCard } from '#languages/en/screens/order-card.ts'
import { retention } from '#languages/en/screens/retention.ts'
import { servicePack } from '#languages/en/screens/service-pack.ts'
import { viewer } from '#languages/en/screens/viewer.ts'
import { SignedInFrame } from '../../features/account/SignedInFrame.tsx'
import { useMemorialScreen } from '../../features/account/use-memorial-screen.ts'
import { ArchiveCard } from '../../features/archive/ArchiveCard.tsx'
import { CardSheetCard } from '../../features/card-sheet/CardSheetCard.tsx'
import { BookCard } from '../../features/keepsakes/BookCard.tsx'
import { type KeepsakeCards, KeepsakesScreen } from '../../features/keepsakes/KeepsakesScreen.tsx'
import { OrderCard } from '../../features/order-of-service/OrderCard.tsx'
import { RetentionCard } from '../../features/retention/RetentionCard.tsx'
import { ServicePackCard } from '../../features/service-pack/ServicePackCard.tsx'
import { ApiError } from '../../lib/api.ts'
import { loadMemorial } from '../../lib/load-memorial.ts'
import { usePaper } from '../../lib/use-paper.ts'
import { translated } from '../../messages/translations.ts'

const messages = { cardSheet, archive, keepsakes, orderCard, retention, servicePack, viewer }

export const meta = () => [{ title: `${translated({ keepsakes }).keepsakes.title} · ${brand.name}` }]

/** A memorial's keepsakes; linked from its dashboard and from mails. */
export default function Keepsakes() {
  const { memorialUuid, name, isSignedIn } = useMemorialScreen('/memorial/keepsakes')
  const [isGone, setGone] = useState(false)
  const [isAnswered, setAnswered] = useState(false)
  const [paper, onPaper] = usePaper()
  // The memorial's name stands above the keepsakes and would push them down if it came later.
  const isKnown = name !== '' || isAnswered

  useEffect(() => {
    if (!isSignedIn || memorialUuid === null) return
    setGone(false)
    loadMemorial(memorialUuid).then(
      () => setAnswered(true),
      (reason) => {
        if (redirectOnAuthError(reason)) return
        if (!(reason instanceof ApiError)) throw reason
        // Each card shows any other error itself, and retries.
        setGone(reason.code === 'MEMORIAL_NOT_FOUND' || reason.status === 400)
        setAnswered(true)
      },
    )
  }, [isSignedIn, memorialUuid])

  return (
    <SignedInFrame messages={messages}>
      <KeepsakesScreen
        key={memorialUuid}
        nameOfPerson={name}
        isGone={isGone}
        cards={isSignedIn && memorialUuid && isKnown ? cardsOf({ memorialUuid, paper, onPaper }) : null}
      />
    </SignedInFrame>
  )
}

/** The most used first. */
const cardsOf = ({ memorialUuid, ...paper }: ComponentProps<typeof BookCard>): KeepsakeCards => ({
  book: <BookCard memorialUuid={memorialUuid} {...paper} />,
  cards: <CardSheetCard memorialUuid={memorialUuid} paper={paper.paper} />,
  order: <OrderCard memorialUuid={memorialUuid} />,
  service: <ServicePackCard memorialUuid={memorialUuid} />,
  archive: <ArchiveCard memorialUuid={memorialUuid} />,
  kept: <RetentionCard memorialUuid={memorialUuid} />,
})
