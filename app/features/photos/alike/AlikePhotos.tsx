import { useCallback, useEffect, useRef, useState } from 'react'
import type { DraftPhoto } from '#app/draft/schema.ts'
import { call } from '#app/lib/api.ts'
import { useOffer } from '#app/lib/use-offer.ts'
import { MessagesProvider, useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { useLazyOverlay } from '#app/ui/use-lazy-overlay.ts'
import { listAlike } from '#contract/alike.ts'
import { alikePhotos } from '#languages/en/screens/alike-photos.ts'
import styles from './AlikePhotos.module.css'

/** Must be the same object at every render. */
const messages = { alikePhotos }

const loadDialog = async () => (await import('./AlikeDialog.tsx')).AlikeDialog

const find = async (memorialUuid: string) => (await call(listAlike, { params: { memorialUuid } })).series

interface Props {
  memorialUuid: string
  photos: readonly DraftPhoto[]
}

/** Offers photos that look alike side by side (docs/decisions/0476). Below the photos, since it comes later than they do. */
export function AlikePhotos(props: Props) {
  return (
    <MessagesProvider messages={messages}>
      <Offer {...props} />
    </MessagesProvider>
  )
}

function Offer({ memorialUuid, photos }: Props) {
  const t = useTranslations('alikePhotos')
  const found = useOffer(memorialUuid, find)
  const [isOpen, setOpen] = useState(false)
  const [hasOpened, setHasOpened] = useState(false)
  const [hasLooked, setHasLooked] = useState(false)
  const [isDone, setDone] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const Dialog = useLazyOverlay(loadDialog, isOpen, close)
  const series = (found ?? []).map((uuids) => photosOf(uuids, photos)).filter(({ length }) => length > 1)
  const isNone = series.length === 0
  const isOffered = !isDone && (!isNone || hasOpened)
  const place = useRef<HTMLDivElement>(null)
  // The offer goes after the dialog, which gives the focus back to it: the page stays where it is.
  useEffect(() => {
    if (hasOpened && !isOpen && (hasLooked || isNone)) setDone(true)
  }, [hasOpened, isOpen, hasLooked, isNone])
  useEffect(() => {
    if (isDone) place.current?.focus({ preventScroll: true })
  }, [isDone])

  function open() {
    setHasOpened(true)
    setOpen(true)
  }

  return (
    <>
      <div ref={place} tabIndex={-1} className={styles.place} />
      {isOffered && (
        <div className={styles.offer}>
          <Notice action={<Button onPress={open}>{t('look')}</Button>}>
            {t('some', { count: series.length })}
          </Notice>
        </div>
      )}
      {Dialog && (
        <Dialog
          memorialUuid={memorialUuid}
          series={series}
          onClose={close}
          onDone={() => setHasLooked(true)}
        />
      )}
    </>
  )
}

/** In this order, as far as they are in the draft. */
const photosOf = (uuids: readonly string[], photos: readonly DraftPhoto[]): DraftPhoto[] =>
  uuids.flatMap((uuid) => photos.find(({ serverMedia }) => serverMedia?.uuid === uuid) ?? [])
