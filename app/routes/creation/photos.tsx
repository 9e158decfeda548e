import { brand } from '#app/brand.ts'
import { addStory, removeStory, setStoryText } from '#app/draft/edits.ts'
import { draftStore, useDraft } from '#app/draft/hooks.ts'
import type { DraftStory } from '#app/draft/schema.ts'
import { CreationStep } from '#app/features/creation/CreationStep.tsx'
import { firstNameOf } from '#app/lib/first-name.ts'
import { PhotoSection } from '#app/features/photos/PhotoSection.tsx'
import { restoreStory } from '#app/features/stories/edits.ts'
import { StorySection } from '#app/features/stories/StorySection.tsx'
import { useTranslations } from '#app/messages/index.tsx'
import { StepSection } from '#app/ui/StepLayout.tsx'

export const meta = () => [{ title: `Photos · Step 2 of 8 · ${brand.name}` }]

/** Step 2: photos with their captions, and stories (spec 1 §2 "Photos"). */
export default function PhotosStep() {
  const t = useTranslations('creation')
  const name = firstNameOf(useDraft((draft) => draft.personName)) || t('someone')
  const photos = useDraft((draft) => draft.photos)
  const stories = useDraft((draft) => draft.stories)

  return (
    <CreationStep page="photos" title={t('photos.title', { name })} intro={t('photos.intro')}>
      <PhotoSection photos={photos} />
      <StepSection title={t('stories.title')} intro={t('stories.intro')}>
        <StorySection stories={stories} onText={writeStory} onAdd={newStory} onRemove={takeOutStory} />
      </StepSection>
    </CreationStep>
  )
}

const writeStory = (id: string, text: string): void =>
  draftStore.update(setStoryText(id, text), { typing: true })

const newStory = (): void => draftStore.update(addStory())

function takeOutStory(story: DraftStory): () => void {
  const { draftId, stories } = draftStore.state.getState().draft
  const place = stories.findIndex((one) => one.id === story.id)
  draftStore.update(removeStory(story.id))
  return () => draftStore.updateDraft(draftId, restoreStory(story, place))
}
