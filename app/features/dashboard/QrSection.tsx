import { Download, Printer, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '#app/lib/save-file.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Waiting } from '#app/ui/Waiting.tsx'
import { CARDS_PATH } from './paths.ts'
import { QrPicture } from './QrPicture.tsx'
import styles from './QrSection.module.css'
import { pngFile, type QrCode, svgFile } from './qr.ts'
import { useQrCode } from './use-qr-code.ts'

interface Props {
  link: string
  /** For the names of the files. */
  slug: string
}

/** The link as a picture: to see, to take along, and on cards. */
export function QrSection({ link, slug }: Props) {
  const t = useTranslations('dashboard')
  const { code, failed, retry } = useQrCode(link)
  const [pngFailed, setPngFailed] = useState(false)

  async function savePng(drawn: QrCode) {
    setPngFailed(false)
    try {
      saveFile(`${slug}-qr.png`, 'image/png', await pngFile(drawn))
    } catch {
      setPngFailed(true)
    }
  }

  return (
    <div className={styles.section}>
      <h3>{t('publish.qr.title')}</h3>
      <div className={styles.parts}>
        <div className={styles.picture}>{code && <QrPicture code={code} />}</div>
        <div className={styles.words}>
          <p className="quiet">{t('publish.qr.text')}</p>
          {!code && !failed && <Waiting>{t('publish.qr.loading')}</Waiting>}
          {(failed || pngFailed) && <FieldError>{t('publish.qr.failed')}</FieldError>}
          {failed && (
            <Button look="link" icon={RotateCw} onPress={retry}>
              {t('tryAgain')}
            </Button>
          )}
          {code && (
            <>
              <Button
                look="tool"
                icon={Download}
                onPress={() => saveFile(`${slug}-qr.svg`, 'image/svg+xml', svgFile(code))}
              >
                {t('publish.qr.svg')}
              </Button>
              <Button look="tool" icon={Download} onPress={() => savePng(code)}>
                {t('publish.qr.png')}
              </Button>
            </>
          )}
        </div>
      </div>
      <p>
        <LinkButton icon={Printer} to={CARDS_PATH}>
          {t('publish.qr.cards')}
        </LinkButton>
      </p>
    </div>
  )
}
