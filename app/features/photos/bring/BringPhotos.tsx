import { FolderInput } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import { useDraft } from '#app/draft/hooks.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { useLazyOverlay } from '#app/ui/use-lazy-overlay.ts'

const loadDialog = async () => (await import('./BringDialog.tsx')).BringDialog

interface Props {
  /** ZIPs that were dropped among photos; empty: the dialog is opened without any; null: it is closed. */
  zips: readonly File[] | null
  onOpen: () => void
  onClose: () => void
}

/** Opens the wall of what is in an export, or in a folder. */
export function BringPhotos({ zips, onOpen, onClose }: Props) {
  const t = useTranslations('photos.bring')
  const draftId = useDraft((draft) => draft.draftId)
  const Dialog = useLazyOverlay(loadDialog, zips !== null, onClose)

  // A dialog that is open when another memorial is loaded would add to that one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the draft is another
  useEffect(() => onClose, [draftId])

  return (
    <>
      <p className="wrap baseline s3 flat top3">
        <Button look="link" icon={FolderInput} aria-haspopup="dialog" onPress={onOpen}>
          {t('open')}
        </Button>
        <span className="small quiet">{t('from')}</span>
      </p>
      {Dialog && zips && (
        <Suspense>
          <Dialog zips={zips} onClose={onClose} />
        </Suspense>
      )}
    </>
  )
}
