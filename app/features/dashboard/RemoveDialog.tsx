import { useTranslations } from '#app/messages/index.tsx'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'

interface Props {
  open: boolean
  /** Of the contributor. */
  name: string
  photos: number
  onKeep: () => void
  onRemove: () => Promise<void>
}

/** Asks before a contribution is removed; Cancel is the safe default. */
export function RemoveDialog({ open, name, photos, onKeep, onRemove }: Props) {
  const t = useTranslations('dashboard.contributions.removing')
  return (
    <ConfirmDialog
      open={open}
      onClose={onKeep}
      title={t('title', { name })}
      primary={{ label: t('keep'), onPress: onKeep }}
      secondary={{ label: t('remove'), onPress: onRemove }}
    >
      <p>
        {t('text')}
        {photos > 0 && ` ${t('photos', { count: photos })}`}
      </p>
    </ConfirmDialog>
  )
}
