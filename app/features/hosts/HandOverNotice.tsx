import { useEffect, useState } from 'react'
import { call } from '#app/lib/api.ts'
import { formatDay } from '#app/lib/dates.ts'
import { useAction } from '#app/lib/use-action.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { useToast } from '#app/ui/Toast.tsx'
import { getHandOver, stopHandOver, type WaitingHandOver } from '#contract/hand-overs.ts'

/** Says that the memorial is to become another account's, which every host can stop; nothing where it is not. */
export function HandOverNotice({ memorialUuid }: { memorialUuid: string }) {
  const t = useTranslations('hosts.handOver')
  const [handOver, setHandOver] = useState<WaitingHandOver | null>(null)
  const { error, attempt } = useAction()
  const showToast = useToast()
  const params = { memorialUuid }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read once for each memorial
  useEffect(() => {
    void attempt(async () => setHandOver((await call(getHandOver, { params })).handOver))
  }, [memorialUuid])

  const stop = () =>
    attempt(async () => {
      setHandOver((await call(stopHandOver, { params })).handOver)
      showToast({ message: t('stopped'), group: 'hand-over' })
    })

  return (
    <>
      {handOver && (
        <Notice title={t('title')} action={<Button onPress={stop}>{t('stop')}</Button>}>
          {t('body', { email: handOver.toEmail, date: formatDay(handOver.dueAt) })}
        </Notice>
      )}
      {error && <FieldError>{error}</FieldError>}
    </>
  )
}
