import { useTranslations } from '#app/messages/index.tsx'
import styles from './QrPicture.module.css'
import type { QrCode } from './qr.ts'

/** A code, black on white whatever is around it; it is filled, not a background, so it prints everywhere. */
export function QrPicture({ code }: { code: QrCode }) {
  const t = useTranslations('sharing.qr')
  const { size, path } = code
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('picture')}>
      <path className={styles.light} d={`M0 0h${size}v${size}H0z`} />
      <path d={path} />
    </svg>
  )
}
