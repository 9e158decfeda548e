import { FileArchive, FolderOpen } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { DropZone } from '#app/ui/DropZone.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { canChooseFolder, withPaths } from './chosen-files.ts'
import styles from './Wall.module.css'
import { bring, useWall } from './wall-state.ts'

/** Takes ZIPs, or a folder where the browser can hand over one, and says below what could not be read. */
export function ChooseExport({ more = false }: { more?: boolean }) {
  const t = useTranslations('bring')
  const problems = useWall((wall) => wall.problems)
  const hasFailed = useWall((wall) => wall.hasFailed)
  const folder = useRef<HTMLInputElement>(null)

  function takeFolder({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])]
    currentTarget.value = ''
    bring(withPaths(files))
  }

  return (
    <div className={styles.choose}>
      <DropZone
        icon={FileArchive}
        label={more ? t('more') : t('drop')}
        touchLabel={more ? undefined : t('choose')}
        hint={!more && t('hint')}
        slim={more}
        accept=".zip,application/zip"
        multiple
        onFiles={(files) => bring(withPaths(files))}
      />
      {canChooseFolder() && (
        <>
          <input
            ref={folder}
            type="file"
            hidden
            multiple
            data-folder=""
            {...{ webkitdirectory: '' }}
            onChange={takeFolder}
          />
          <div>
            <Button icon={FolderOpen} onPress={() => folder.current?.click()}>
              {t('folder')}
            </Button>
          </div>
        </>
      )}
      {problems.length > 0 && (
        <Notice kind="error" isAnswer>
          <ul className={styles.problems}>
            {problems.map(({ name, problem }) => (
              <li key={name}>{t(`problems.${problem}`, { file: name })}</li>
            ))}
          </ul>
        </Notice>
      )}
      {hasFailed && (
        <Notice kind="error" isAnswer>
          {t('failed')}
        </Notice>
      )}
    </div>
  )
}
