import { useDraft } from '#app/draft/hooks.ts'
import { isAllSaved } from '#app/draft/rules.ts'
import { useDraftStorageState } from '#app/draft/use-draft-storage-state.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { SavedLine } from '#app/ui/StepFoot.tsx'

/**
 * Used in the foot of the steps after Save: says where the draft is stored, and links to Save if something is not
 * saved.
 */
export function SavedStatus() {
  const t = useTranslations('saving.status')
  const isSaved = useDraft(isAllSaved)
  const hasMemorial = useDraft((draft) => draft.memorialUuid !== null)
  const keeping = useDraftStorageState()
  if (isSaved) return <SavedLine>{t('all')}</SavedLine>
  if (hasMemorial)
    return (
      <LinkButton look="link" to="/save">
        {t('unsaved')}
      </LinkButton>
    )
  if (keeping === 'stored') return <SavedLine>{t('here')}</SavedLine>
  return (
    <p className="quiet small" role="status">
      {t('onlyHere')}
    </p>
  )
}
