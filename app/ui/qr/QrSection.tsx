import { Download, Printer, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { downloadFile } from '#app/lib/download-file.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '../Button.tsx'
import { FieldError } from '../Field.tsx'
import { LinkButton } from '../LinkButton.tsx'
import { LoadingLine } from '../Loading.tsx'
import { QrPicture } from './QrPicture.tsx'
import styles from './QrSection.module.css'
import { pngFile, type QrCode, svgFile } from './qr.ts'
import { useQrCode } from './use-qr-code.ts'

interface Props {
  link: string
  /** For the file names. */
  slug: string
  level?: 2 | 3
}

/** A link as a QR code: to view, to download, and to print on cards. Needs the messages `sharing`. */
export function QrSection({ link, slug, level = 3 }: Props) {
  const t = useTranslations('sharing.qr')
  const Heading = `h${level}` as const
  const { code, failed, retry } = useQrCode(link)
  const [pngFailed, setPngFailed] = useState(false)

  async function savePng(drawn: QrCode) {
    setPngFailed(false)
    try {
      downloadFile(`${slug}-qr.png`, 'image/png', await pngFile(drawn))
    } catch {
      setPngFailed(true)
    }
  }

  return (
    <div className={`stack s3 top5 ruled ${styles.section}`}>
      <Heading>{t('title')}</Heading>
      <div className={styles.parts}>
        <div className={styles.picture}>{code && <QrPicture code={code} />}</div>
        <div className={styles.words}>
          <p className="quiet">{t('text')}</p>
          {!code && !failed && <LoadingLine>{t('loading')}</LoadingLine>}
          {(failed || pngFailed) && <FieldError>{t('failed')}</FieldError>}
          {failed && <Button look="link" icon={RotateCw} onPress={retry} word="tryAgain" />}
          {code && (
            <>
              <Button
                look="tool"
                icon={Download}
                onPress={() => downloadFile(`${slug}-qr.svg`, 'image/svg+xml', svgFile(code))}
              >
                {t('svg')}
              </Button>
              <Button look="tool" icon={Download} onPress={() => savePng(code)}>
                {t('png')}
              </Button>
            </>
          )}
        </div>
      </div>
      <p>
        <LinkButton icon={Printer} to="/memorial/keepsakes#cards">
          {t('cards')}
        </LinkButton>
      </p>
    </div>
  )
}
