import { Download } from 'lucide-react'
import { formatDay } from '#app/lib/dates.ts'
import { fileSize } from '#app/lib/file-size.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { AnchorButton } from '#app/ui/AnchorButton.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import type { ServicePack } from '#contract/service-pack.ts'
import { useLength } from './PackCheck.tsx'

interface Props {
  pack: ServicePack
  onAgain: () => unknown
}

/** A finished pack to download, or a notice that making it failed. */
export function FinishedPack({ pack, onAgain }: Props) {
  const t = useTranslations('servicePack')
  const lengthOf = useLength()
  const { state, url, seconds, bytes, speed, generatedAt, hasVideo, missing, isCurrent } = pack
  if (state === 'FAILED')
    return <Notice kind="error" title={t('broken')} action={<Button onPress={onAgain} word="tryAgain" />} />
  return (
    <>
      <div>
        <p>
          <b>{t('facts', { length: lengthOf(seconds ?? 0), size: fileSize(bytes ?? 0) })}</b>
        </p>
        <p className="quiet small">{t('factsMore', { speed, date: formatDay(generatedAt) })}</p>
        {!hasVideo && <p className="quiet small">{t('photosAlone')}</p>}
        {missing > 0 && <p className="quiet small">{t('missing', { count: missing })}</p>}
      </div>
      {url && (
        <div>
          <AnchorButton look="primary" icon={Download} href={url} download>
            {t('download')}
          </AnchorButton>
          <p className="quiet small">{t('unpack')}</p>
        </div>
      )}
      {!isCurrent && (
        <p className="row">
          <span className="quiet">{t('stale')}</span>
          <Button look="link" onPress={onAgain}>
            {t('again')}
          </Button>
        </p>
      )}
    </>
  )
}
