import { CalendarDays, ListOrdered, RotateCw, Trash2 } from 'lucide-react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import styles from './PhotoSheet.module.css'

interface Props {
  /** How many photos are selected. */
  count: number
  /** Selects all, or none where some are selected. */
  onAll: () => void
  onMove: () => void
  onTurn: () => void
  onDate: () => void
  onRemove: () => void
  onDone: () => void
}

/** What is done with the selected photos. */
export function SheetBar({ count, onAll, onMove, onTurn, onDate, onRemove, onDone }: Props) {
  const t = useTranslations('photos.sheet')
  const isNone = count === 0
  return (
    <div className={`row ${styles.bar}`}>
      <p className={styles.count} role="status">
        {t('selected', { count })}
      </p>
      <Button look="link" onPress={onAll}>
        {isNone ? t('all') : t('none')}
      </Button>
      <Button onPress={onDone}>{t('done')}</Button>
      <div className={`wrap links whole-row ${styles.tools}`}>
        <Button look="tool" icon={ListOrdered} disabled={isNone} onPress={onMove}>
          {t('move')}
        </Button>
        <Button look="tool" icon={RotateCw} disabled={isNone} onPress={onTurn}>
          {t('turn')}
        </Button>
        <Button look="tool" icon={CalendarDays} disabled={isNone} onPress={onDate}>
          {t('date')}
        </Button>
        <Button look="tool" icon={Trash2} disabled={isNone} onPress={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </div>
  )
}
