import { useDraft } from '#app/draft/hooks.ts'
import { EditScreen } from '#app/features/editing/EditScreen.tsx'
import { useRefusals } from '#app/features/editing/use-refusals.ts'
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
import { useTranslations } from '#app/messages/index.tsx'
import { translated } from '#app/messages/translations.ts'
import { stories as plan } from '#app/saving/plans.ts'
import { editing } from '#languages/en/screens/editing.ts'

export const meta = () => [{ title: translated({ editing }).editing.stories.pageTitle }]

/** The host's stories. */
export default function EditStories() {
  const t = useTranslations('editing.stories')
  const stories = useDraft((draft) => draft.stories)
  const { refusals, isSendable } = useRefusals(stories.some(isTitleTooLong))

  return (
    <EditScreen
      title={t('title')}
      plan={plan}
      beforeSave={isSendable}
      trouble={(reason) => ({
        message: t('failed', { reason: reason instanceof Error ? reason.message : t('tryAgain') }),
      })}
    >
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
    </EditScreen>
  )
}
