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

/**
 * Names the latest decade of the life of which there is nothing, and passes the question on: hosts from the first day on, visitors
 * after the quiet days. Shows nothing of a memorial that others cannot open yet.
 */
export function AskForDecade({ memorialUuid }: { memorialUuid: string }) {
  const isPaid = useDraft((draft) => draft.paymentCompleted)
  const saved = useOffer(isPaid ? memorialUuid : null, find, AT_ANY_TIME)
  return (
    saved && (
      <MessagesProvider messages={messages}>
        <Asking saved={saved} />
      </MessagesProvider>
    )
  )
}

function Asking({ saved }: { saved: Decades }) {
  const t = useTranslations('visitLife')
  const time = useTranslations('photoDate')
  const [photos, name, shareSlug] = [
    useDraft((draft) => draft.photos),
    useDraft((draft) => draft.personName),
    useDraft((draft) => draft.shareSlug),
  ]
  const life = {
    birthDate: useDraft((draft) => draft.birthDate),
    deathDate: useDraft((draft) => draft.deathDate),
  }
  const known = new Map(saved.map((one) => [one.decade, one]))
  // Dates that are not saved yet fill their decades, too.
  for (const photo of photos) {
    const decade = decadeOf(dateOfPhoto(photo, life).date)
    if (decade !== null && !known.has(decade)) known.set(decade, { decade, photos: 1, films: 0, memories: 0 })
  }
  const line = lifeLine([...known.values()], life)
  const asked = line && askedDecade(line)
  if (asked === null) return null
  const decade = writtenPhotoDate(decadeDate(asked), time)
  return (
    <div className={styles.gap}>
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
