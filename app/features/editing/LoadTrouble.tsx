import { useTranslations } from '#app/messages/index.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { NotLoaded } from '#app/ui/NotLoaded.tsx'
import type { EditedMemorial } from './use-edited-memorial.ts'

interface Props {
  memorial: EditedMemorial
  /** Whether unsaved changes are shown below that cannot be saved. */
  isUnsaved: boolean
}

/** Says that there is no memorial to edit, or that it could not be loaded. */
export function LoadTrouble({ memorial: { trouble, load }, isUnsaved }: Props) {
  const t = useTranslations('editing.frame')
  if (trouble === null) return null
  const unable = trouble.kind === 'failed' && trouble.tries > 1 ? t('loadFailedAgain') : t('loadFailed')
  return (
    <div className="below6">
      {trouble.kind === 'none-selected' ? (
        <Notice
          kind="error"
          title={t('noMemorial')}
          action={<LinkButton to="/profile">{t('toProfile')}</LinkButton>}
        />
      ) : (
        <NotLoaded title={trouble.words ?? unable} isGone={trouble.words !== null} onAgain={load}>
          {trouble.words !== null && isUnsaved && <p>{t('goneUnsaved')}</p>}
        </NotLoaded>
      )}
    </div>
  )
}
