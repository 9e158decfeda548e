import { Send } from 'lucide-react'
import { useState } from 'react'
import type { ApiError } from '#app/lib/api.ts'
import { formatDay } from '#app/lib/dates.ts'
import { formatList } from '#app/lib/list-and-percent-format.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import type { Archive } from '#contract/archive.ts'

const called = ({ name, email }: { name: string; email: string }) => name || email

interface Props {
  archive: Archive
  onSend: () => Promise<ApiError | null>
}

/** Mails everybody their own link at once. */
export function SendArchive({ archive: { recipients, lastSent }, onSend }: Props) {
  const t = useTranslations('archive.sending')
  const [error, setError] = useState<string | null>(null)
  const [isSent, setSent] = useState(false)

  async function send() {
    setError(null)
    setSent(false)
    const trouble = await onSend()
    setError(trouble?.message ?? null)
    setSent(trouble === null)
  }

  return (
    <section>
      <h3>{t('title')}</h3>
      <p className="quiet">{t('to', { people: formatList(recipients.map(called)) })}</p>
      <p>
        <Button icon={Send} busyWord="sending" onPress={send}>
          {t('send')}
        </Button>
      </p>
      {error && <FieldError>{error}</FieldError>}
      <p className="small" role="status">
        {isSent ? t('sent') : lastSent ? t('last', { date: formatDay(lastSent.date) }) : t('never')}
      </p>
      {lastSent && lastSent.undelivered.length > 0 && (
        <FieldError>{t('undelivered', { people: formatList(lastSent.undelivered.map(called)) })}</FieldError>
      )}
    </section>
  )
}
