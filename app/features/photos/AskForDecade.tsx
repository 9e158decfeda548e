import { useMemo, useState } from 'react'
import { useDraft } from '#app/draft/hooks.ts'
import { dateOfPhoto } from '#app/draft/photo-dates.ts'
import { call } from '#app/lib/api.ts'
import { writtenPhotoDate } from '#app/lib/photo-date-words.ts'
import { memorialLink } from '#app/lib/share-links.ts'
import { AT_ANY_TIME, useOffer } from '#app/lib/use-offer.ts'
import { MessagesProvider, useTranslations } from '#app/messages/index.tsx'
import { AskSomeone } from '#app/parts/ask-someone/AskSomeone.tsx'
import { askedDecade, lifeLine } from '#contract/life-line.ts'
import { getDecades } from '#contract/memorials.ts'
import { decadeDate, decadeOf } from '#contract/photo-date.ts'
import { photoDate } from '#languages/en/screens/photo-date.ts'
import { visitLife } from '#languages/en/screens/visit-life.ts'
import styles from './AskForDecade.module.css'

/** Must be the same object at every render. */
const messages = { photoDate, visitLife }

type Decades = Parameters<typeof lifeLine>[0]

const find = async (memorialUuid: string): Promise<Decades> =>
  (await call(getDecades, { params: { memorialUuid } })).decades

interface Props {
  memorialUuid: string
  /** Above the photos, where it is read, if their dates say at once that there is something to ask; else below, where it moves nothing. */
  place: 'above' | 'below'
}

/**
 * Names the latest decade of the life of which there is nothing, and passes the question on: hosts from the first day on, visitors
 * after the quiet days. Shows nothing of a memorial that others cannot open yet. Above the photos its room is kept from the beginning.
 */
export function AskForDecade({ memorialUuid, place }: Props) {
  const isPaid = useDraft((draft) => draft.paymentCompleted)
  const expected = useAskedDecade(none)
  const [isAbove] = useState(expected !== null)
  const isHere = isPaid && isAbove === (place === 'above')
  const saved = useOffer(isHere ? memorialUuid : null, find, AT_ANY_TIME)
  const asked = useAskedDecade(saved ?? none)
  if (!isHere) return null
  const known = saved ? asked : null
  const shown = known ?? (isAbove ? expected : null)
  return (
    shown !== null && (
      <MessagesProvider messages={messages}>
        <Asking decade={shown} isKnown={known !== null} />
      </MessagesProvider>
    )
  )
}

const none: Decades = []

/** By what visitors see, and by the photos here: dates that are not saved yet fill their decades, too. */
function useAskedDecade(saved: Decades): number | null {
  const photos = useDraft((draft) => draft.photos)
  const birthDate = useDraft((draft) => draft.birthDate)
  const deathDate = useDraft((draft) => draft.deathDate)
  return useMemo(() => {
    const life = { birthDate, deathDate }
    const known = new Map(saved.map((one) => [one.decade, one]))
    for (const photo of photos) {
      const decade = decadeOf(dateOfPhoto(photo, life).date)
      if (decade !== null && !known.has(decade))
        known.set(decade, { decade, photos: 1, films: 0, memories: 0 })
    }
    const line = lifeLine([...known.values()], life)
    return line && askedDecade(line)
  }, [saved, photos, birthDate, deathDate])
}

function Asking({ decade: asked, isKnown }: { decade: number; isKnown: boolean }) {
  const t = useTranslations('visitLife')
  const time = useTranslations('photoDate')
  const name = useDraft((draft) => draft.personName)
  const shareSlug = useDraft((draft) => draft.shareSlug)
  const decade = writtenPhotoDate(decadeDate(asked), time)
  return (
    <div className={styles.gap} data-room={isKnown ? undefined : ''} inert={!isKnown}>
      <p>{t('gap', { decade })}</p>
      <AskSomeone
        label={t('ask')}
        subject={t('subject', { name })}
        message={t('message', { name, decade })}
        address={memorialLink(location.origin, shareSlug)}
      />
    </div>
  )
}
