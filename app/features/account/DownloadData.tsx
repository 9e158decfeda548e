import { Download } from 'lucide-react'
import { useState } from 'react'
import { exportAccount } from '#contract/accounts.ts'
import { call } from '../../lib/api.ts'
import { downloadFile } from '../../lib/download-file.ts'
import { useAction } from '../../lib/use-action.ts'
import { useTranslations } from '../../messages/index.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** Downloads everything that is stored about somebody, in a format that people and programs can read. */
export function DownloadData() {
  const t = useTranslations('settings.data')
  const [savedAs, setSavedAs] = useState<string | null>(null)
  const { error, attempt } = useAction()

  async function download() {
    setSavedAs(null)
    await attempt(async () => {
      const { filename, data } = await call(exportAccount)
      downloadFile(filename, 'application/json', JSON.stringify(data, null, 2))
      setSavedAs(filename)
    })
  }

  return (
    <>
      <p>
        <Button icon={Download} onPress={download} busyLabel={t('downloading')}>
          {t('download')}
        </Button>
      </p>
      {savedAs && <Notice kind="success" title={t('done', { filename: savedAs })} />}
      {error && (
        <Notice kind="error" title={t('failed')}>
          {error}
        </Notice>
      )}
    </>
  )
}
