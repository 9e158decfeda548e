import { useState } from 'react'
import { useDraft } from '#app/draft/hooks.ts'
import { CreationStep } from '#app/features/creation/CreationStep.tsx'
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
import { MessagesProvider, useTranslations } from '#app/messages/index.tsx'
import { translated } from '#app/messages/translations.ts'
import { StepSection } from '#app/ui/StepLayout.tsx'
import { firstNameOf } from '#contract/first-name.ts'
import { creation } from '#languages/en/screens/creation.ts'
import { photos as photoWords } from '#languages/en/screens/photos.ts'
import { stories as storyWords } from '#languages/en/screens/stories.ts'

export const meta = () => [{ title: translated({ creation }).creation.photosTitle }]

/** Must be the same object at every render. */
const messages = { photos: photoWords, stories: storyWords }

/** Step 2: photos with their captions, and stories. */
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

  const { dialog, beforeNext } = useFailedPhotos(photos)
  const [refusals, setRefusals] = useState(0)

  function mayGoOn() {
    if (!stories.some(isTitleTooLong)) return beforeNext()
    setRefusals((count) => count + 1)
    return false
  }

  return (
    <CreationStep
      page="photos"
      title={t('photos.title', { name })}
      intro={t('photos.intro')}
      beforeNext={mayGoOn}
      onIncomplete={focusFirstFailed}
    >
      <PhotoSection photos={photos} />
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
