import { FileArchive } from 'lucide-react'
import { useTranslations } from '#app/messages/index.tsx'
import { DropZone } from '#app/ui/DropZone.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import type { ArchiveTrouble } from './archive-trouble.ts'
import styles from './ChooseArchive.module.css'

/** Where the ZIP of an archive is chosen, and why the last one was not opened. */
export function ChooseArchive({
  trouble,
  onFile,
}: {
  trouble: ArchiveTrouble | null
  onFile: (file: File) => void
}) {
  const t = useTranslations('openArchive')
  return (
    <>
      <DropZone
        icon={FileArchive}
        label={t('drop')}
        touchLabel={t('choose')}
        hint={t('hint')}
        accept=".zip,application/zip"
        onFiles={([file]) => file && onFile(file)}
      />
      {trouble && <TroubleNotice trouble={trouble} />}
    </>
  )
}

/** So many files are named. */
const NAMED = 10

function TroubleNotice({ trouble: { problem, files } }: { trouble: ArchiveTrouble }) {
  const t = useTranslations('openArchive')
  return (
    <Notice kind="error" isAnswer title={t(`problems.${problem}`, { count: files.length })}>
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.slice(0, NAMED).map((file) => (
            <li key={file}>
              <bdi>{file}</bdi>
            </li>
          ))}
          {files.length > NAMED && <li>{t('more', { count: files.length - NAMED })}</li>}
        </ul>
      )}
    </Notice>
  )
}
