import { CircleAlert, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import styles from './PhotoPrint.module.css'

/** What is done with a photo just now, over the lower edge of its picture. */
export function PhotoStatus({ children, role }: { children: ReactNode; role?: 'status' | undefined }) {
  return (
    <span className={`row tabular ${styles.status}`} role={role}>
      {children}
    </span>
  )
}

interface TroubleProps {
  what: ReactNode
  why?: ReactNode
  role?: 'alert' | undefined
  /** It stands in place of the picture, not below it. */
  inFrame?: boolean
  /** Offers to try again; without `onPress` the form around it is sent. */
  retry?: { label: string; name: string; onPress?: () => unknown } | false | undefined
}

/** What went wrong with a photo. */
export function PhotoTrouble({ what, why, role, inFrame, retry }: TroubleProps) {
  return (
    <div className={inFrame ? `stack centred s3 anywhere ${styles.inFrame}` : 'top2'} role={role}>
      <p className={`s2 note strong anywhere ${styles.what}`}>
        <Icon of={CircleAlert} />
        <span>{what}</span>
      </p>
      {why && <p className={styles.why}>{why}</p>}
      {retry && (
        <Button
          look={inFrame ? 'line' : 'link'}
          type={retry.onPress ? 'button' : 'submit'}
          icon={RotateCw}
          data-retry=""
          aria-label={retry.name}
          onPress={retry.onPress}
        >
          {retry.label}
        </Button>
      )}
    </div>
  )
}
