import { Suspense, useState } from 'react'
import { useDraft } from '#app/draft/hooks.ts'
import { CreationStep } from '#app/features/creation/CreationStep.tsx'
import { chooseFilms, DraftFilms } from '#app/features/films/DraftFilms.tsx'
import { useFailedPhotos } from '#app/features/photos/FailedDialog.tsx'
import { focusFirstFailed } from '#app/features/photos/focus-photo.ts'
import { PhotoSection } from '#app/features/photos/PhotoSection.tsx'
import {
  newStory,
  putStoryBack,
  putStoryBefore,
  takeOutStory,
  titleStory,
  writeStory,
} from '#app/features/stories/edits.ts'
import { StorySection } from '#app/features/stories/StorySection.tsx'
import { isTitleTooLong } from '#app/features/stories/title-problem.ts'
import { sortFilms } from '#app/lib/recording/sort-films.ts'
import { useLazyComponent } from '#app/lib/use-lazy-component.ts'
import { MessagesProvider, useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { StepSection } from '#app/ui/StepLayout.tsx'
import { firstNameOf } from '#contract/first-name.ts'
import { photos as photoWords } from '#languages/en/screens/photos.ts'
import { stories as storyWords } from '#languages/en/screens/stories.ts'

/** Must be the same object at every render. */
const messages = { photos: photoWords, stories: storyWords }

/** Once there is a memorial, films are sent to it at once. */
const load = () => import('#app/features/films/FilmSection.tsx')
const loadFilms = () => load().then(({ FilmSection }) => FilmSection)

/** Step 2: photos with their captions, films, and stories. */
export default function PhotosStep() {
  return (
    <MessagesProvider messages={messages}>
      <PhotosAndStories />
    </MessagesProvider>
  )
}

function PhotosAndStories() {
  const t = useTranslations()
  const name = firstNameOf(useDraft((draft) => draft.personName)) || t('creation.someone')
  const photos = useDraft((draft) => draft.photos)
  const stories = useDraft((draft) => draft.stories)
  const memorialUuid = useDraft((draft) => draft.memorialUuid)
  const films = useLazyComponent(loadFilms, memorialUuid !== null)

  const { dialog, beforeNext } = useFailedPhotos(photos)
  const [refusals, setRefusals] = useState(0)

  function mayGoOn() {
    if (!stories.some(isTitleTooLong)) return beforeNext()
    setRefusals((count) => count + 1)
    return false
  }

  /** Puts films that were chosen as photos where films are. */
  async function takeFilms(files: File[]): Promise<File[]> {
    const { films: chosen, others } = await sortFilms(files)
    if (chosen.length === 0) return files
    if (memorialUuid === null) chooseFilms(chosen)
    else load().then(({ addFilms }) => addFilms(memorialUuid, chosen), films.again)
    return others
  }

  return (
    <CreationStep
      page="photos"
      title={t('photos.title', { name })}
      intro={t('photos.intro')}
      beforeNext={mayGoOn}
      onIncomplete={focusFirstFailed}
    >
      <PhotoSection photos={photos} takeOthers={takeFilms} />
      {memorialUuid === null && <DraftFilms />}
      {memorialUuid !== null && films.Part && (
        <Suspense>
          <films.Part memorialUuid={memorialUuid} />
        </Suspense>
      )}
      {films.failed && (
        <Notice action={<Button onPress={films.again}>{t('photos.tryFilms')}</Button>}>
          {t('photos.noFilms')}
        </Notice>
      )}
      <StepSection title={t('stories.title')} intro={t('stories.intro')}>
        <StorySection
          stories={stories}
          refusals={refusals}
          onTitle={titleStory}
          onText={writeStory}
          onAdd={newStory}
          onRemove={takeOutStory}
          onMove={putStoryBefore}
          onRestore={putStoryBack}
        />
      </StepSection>
      {dialog}
    </CreationStep>
  )
}
