import { useDraft } from '#app/draft/hooks.ts'
import { CreationStep } from '#app/features/creation/CreationStep.tsx'
import { useEditMode } from '#app/features/creation/use-edit-mode.ts'
import { Review } from '#app/features/preview/Review.tsx'
import { MessagesProvider, useTranslations } from '#app/messages/index.tsx'
import { useSaveStatus } from '#app/saving/save-status.ts'
import { lifeSpan } from '#languages/en/screens/life-span.ts'
import { preview as words } from '#languages/en/screens/preview.ts'
import { video } from '#languages/en/screens/video.ts'

const added = { lifeSpan, preview: words, video }

export default function PreviewRoute() {
  return (
    <MessagesProvider messages={added}>
      <PreviewStep />
    </MessagesProvider>
  )
}

function PreviewStep() {
  const t = useTranslations('preview')
  const draft = useDraft((current) => current)
  const isKept = useEditMode()
  const status = useSaveStatus()
  return (
    <CreationStep page="preview" title={t('title')} intro={t('intro')}>
      <Review content={draft} status={isKept ? status : 'here'} />
    </CreationStep>
  )
}
