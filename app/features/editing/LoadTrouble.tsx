import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import styles from './EditScreen.module.css'
import type { EditedMemorial } from './use-memorial.ts'

/** There is no memorial to edit, or it could not be read (spec 2 §8 "Load"). */
export function LoadTrouble({ memorial: { trouble, load } }: { memorial: EditedMemorial }) {
  const t = useTranslations('editing.frame')
  if (trouble === null) return null
  const isGone = trouble.kind === 'none-selected' || trouble.words !== null
  const unable = trouble.kind === 'failed' && trouble.tries > 1 ? t('loadFailedAgain') : t('loadFailed')
  const gone = trouble.kind === 'failed' ? trouble.words : t('noMemorial')
  return (
    <div className={styles.trouble}>
      <Notice
        kind="error"
        title={gone ?? unable}
        action={
          isGone ? (
            <LinkButton to="/profile">{t('toProfile')}</LinkButton>
          ) : (
            <Button onPress={load}>{t('again')}</Button>
          )
        }
      />
    </div>
  )
}
