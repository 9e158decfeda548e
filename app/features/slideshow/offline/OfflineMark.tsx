import { CircleCheck } from 'lucide-react'
import type { Show } from '#contract/memorials.ts'
import { useTranslations } from '../../../messages/index.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import styles from '../Slideshow.module.css'
import { useKeeping } from './use-keeping.ts'

interface Props {
  show: Show
  pictures: string[]
  /** Nothing may be in the way of the first photos. */
  begin: boolean
}

/** Keeps the show on this device, and says how far that is. */
export function OfflineMark({ show, pictures, begin }: Props) {
  const t = useTranslations('slideshow.offline')
  const state = useKeeping(show, pictures, begin)
  return (
    <>
      {state.kind !== 'none' && (
        <p className={styles.kept} data-kept={state.kind}>
          {state.kind === 'ready' && <Icon of={CircleCheck} />}
          {state.kind === 'keeping' ? t('keeping', { done: state.done, total: state.total }) : t(state.kind)}
        </p>
      )}
      <p role="status" className="visually-hidden">
        {state.kind !== 'none' && state.kind !== 'keeping' && t(state.kind)}
      </p>
    </>
  )
}
