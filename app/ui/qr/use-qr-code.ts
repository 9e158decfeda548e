import { useCallback, useEffect, useState } from 'react'
import { type QrCode, qrCode } from './qr.ts'

interface DrawnCode {
  /** null until it is drawn. */
  code: QrCode | null
  failed: boolean
  retry(): void
}

/** The QR code of a link. Loading its library may fail on a bad network. */
export function useQrCode(link: string): DrawnCode {
  const [code, setCode] = useState<QrCode | null>(null)
  const [failed, setFailed] = useState(false)

  const draw = useCallback(() => {
    let isWanted = true
    setFailed(false)
    qrCode(link).then(
      (drawn) => isWanted && setCode(drawn),
      () => isWanted && setFailed(true),
    )
    return () => {
      isWanted = false
    }
  }, [link])

  useEffect(draw, [draw])

  return { code, failed, retry: draw }
}
