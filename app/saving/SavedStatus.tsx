import { useIsStored } from '#app/draft/hooks.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { SavedLine } from '#app/ui/StepFoot.tsx'
import { Word } from '#app/ui/Word.tsx'
import { useSaveStatus } from './save-status.ts'

/**
 * Used in the foot of the steps after Save: says where the draft is stored, and links to Save if something is not
 * saved.
 */
export function SavedStatus() {
  const t = useTranslations('saving.status')
  const status = useSaveStatus()
  const isStored = useIsStored()
  if (status === 'saved')
    return (
      <SavedLine>
        <Word of="allSaved" />
      </SavedLine>
    )
  if (status === 'saving') return <SavedLine saving>{t('saving')}</SavedLine>
  if (status === 'unsaved')
    return (
      <LinkButton look="link" to="/save">
        {t('unsaved')}
      </LinkButton>
    )
  if (isStored) return <SavedLine>{t('here')}</SavedLine>
  return (
    <p className="quiet small" role="status">
      {t('onlyHere')}
    </p>
  )
}
