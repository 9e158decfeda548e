import { Download } from 'lucide-react'
import { useState } from 'react'
import { downloadFile } from '#app/lib/download-file.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { errorMessage } from './error-message.ts'

interface Props {
  /** Name of the list for screen readers. */
  what: string
  ask: () => Promise<{ filename: string; csv: string }>
  redirectOnAuthError: (reason: unknown) => boolean
}

/** Downloads a whole list as a CSV file. */
export function CsvButton({ what, ask, redirectOnAuthError }: Props) {
  const t = useTranslations('dashboard')
  const [error, setError] = useState<string | null>(null)

  async function download() {
    setError(null)
    try {
      const { filename, csv } = await ask()
      downloadFile(filename, 'text/csv;charset=utf-8', csv)
    } catch (reason) {
      if (!redirectOnAuthError(reason)) setError(errorMessage(reason))
    }
  }

  return (
    <div className="stack s0 from-start">
      <Button look="tool" icon={Download} aria-label={t('csvNamed', { what })} onPress={download}>
        {t('csv')}
      </Button>
      {error && <FieldError>{error}</FieldError>}
    </div>
  )
}
