import { RotateCw } from 'lucide-react'
import { useFileUrl } from '#app/draft/file-urls.ts'
import { useTranslations } from '#app/messages/index.tsx'
import type { SavingFile } from '#app/saving/progress.ts'
import { canBeSentAgain } from '#app/saving/retry.ts'
import { Button } from '#app/ui/Button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Print } from '#app/ui/Print.tsx'
import styles from './Save.module.css'

interface Props {
  files: readonly SavingFile[]
  onRetry: (fileId: string) => unknown
}

/** The files whose upload failed, each with the reason and a retry where one can help. */
export function FailedFiles({ files, onRetry }: Props) {
  const t = useTranslations('save.failure')
  const failed = files.filter(({ state }) => state === 'failed')
  if (failed.length === 0) return null
  return (
    <ul className="stack s4 top5" aria-label={t('list')}>
      {failed.map((file) => (
        <FailedFile key={file.id} file={file} onRetry={onRetry} />
      ))}
    </ul>
  )
}

function FailedFile({ file, onRetry }: { file: SavingFile; onRetry: Props['onRetry'] }) {
  const t = useTranslations('save')
  const url = useFileUrl(file.kind === 'video' || file.kind === 'film' ? null : file.id, 'thumbnail')
  return (
    <li className={classes(styles.failure, !url && styles.pictureless)}>
      {url && (
        <div>
          <Print flat shape="square" picture={<img src={url} alt="" />} />
        </div>
      )}
      <div role="alert">
        <p className={`strong anywhere ${styles.what}`}>{t(`failure.${file.kind}`, { file: file.name })}</p>
        <p className={styles.why}>{useReason(file)}</p>
      </div>
      {canBeSentAgain(file.reason) && (
        <Button
          icon={RotateCw}
          aria-label={t('failure.retryNamed', { file: file.name })}
          onPress={() => onRetry(file.id)}
          word="retry"
        />
      )}
    </li>
  )
}

function useReason({ reason }: SavingFile): string {
  const t = useTranslations('save')
  if (reason === 'gone' || reason === null) return t('gone')
  return reason.status === 0 ? t('failure.connection') : reason.message
}
