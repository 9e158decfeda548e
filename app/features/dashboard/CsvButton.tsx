import { Download } from 'lucide-react'
import { downloadFile } from '#app/lib/download-file.ts'
import { useAction } from '#app/lib/use-action.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { FieldError } from '#app/ui/Field.tsx'

interface Props {
  /** Name of the list for screen readers. */
  what: string
  ask: () => Promise<{ filename: string; csv: string }>
}

/** Downloads a whole list as a CSV file. */
export function CsvButton({ what, ask }: Props) {
  const t = useTranslations('dashboard')
  const { error, attempt } = useAction()
  const download = () =>
    attempt(async () => {
      const { filename, csv } = await ask()
      downloadFile(filename, 'text/csv;charset=utf-8', csv)
    })

  return (
    <div className="stack s0 from-start">
      <Button look="tool" icon={Download} aria-label={t('csvNamed', { what })} onPress={download}>
        {t('csv')}
      </Button>
      {error && <FieldError>{error}</FieldError>}
    </div>
  )
}
