import { useTranslations } from '#app/messages/index.tsx'
import styles from './QrPicture.module.css'
import type { QrCode } from './qr.ts'

/**
 * A QR code, black on white on any background. Filled shapes, not a background image, so that every browser prints it.
 */
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
