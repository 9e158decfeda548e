import { Download } from 'lucide-react'
import { useState } from 'react'
import { exportAccount } from '#contract/accounts.ts'
import { ApiError, call } from '../../lib/api.ts'
import { downloadFile } from '../../lib/download-file.ts'
import { useTranslations } from '../../messages/index.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** Downloads everything that is stored about somebody, in a format that people and programs can read. */
export function DownloadData({ redirectOnAuthError }: { redirectOnAuthError: (reason: unknown) => boolean }) {
  const t = useTranslations('settings.data')
  const [result, setResult] = useState<{ saved: string } | { failed: string } | null>(null)

  async function download() {
    setResult(null)
    try {
      const { filename, data } = await call(exportAccount)
      downloadFile(filename, 'application/json', JSON.stringify(data, null, 2))
      setResult({ saved: filename })
    } catch (reason) {
      if (!redirectOnAuthError(reason))
        setResult({ failed: reason instanceof ApiError ? reason.message : String(reason) })
    }
  }

  return (
    <>
      <p>
        <Button icon={Download} onPress={download} busyLabel={t('downloading')}>
          {t('download')}
        </Button>
      </p>
      {result && 'saved' in result && <Notice kind="success" title={t('done', { filename: result.saved })} />}
      {result && 'failed' in result && (
        <Notice kind="error" title={t('failed')}>
          {result.failed}
        </Notice>
      )}
    </>
  )
}
