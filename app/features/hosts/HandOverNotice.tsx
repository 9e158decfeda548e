import { useEffect, useState } from 'react'
import { call } from '#app/lib/api.ts'
import { formatDay } from '#app/lib/dates.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { useToast } from '#app/ui/Toast.tsx'
import { getHandOver, stopHandOver, type WaitingHandOver } from '#contract/hand-overs.ts'
import type { Attempt } from './use-attempt.ts'

/** Says that the memorial is to become another account's, which every host can stop; nothing where it is not. */
export function HandOverNotice({ memorialUuid, attempt }: { memorialUuid: string; attempt: Attempt }) {
  const t = useTranslations('hosts.handOver')
  const [handOver, setHandOver] = useState<WaitingHandOver | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const showToast = useToast()
  const params = { memorialUuid }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read once for each memorial
  useEffect(() => {
    const read = async () => setHandOver((await call(getHandOver, { params })).handOver)
    void attempt(t('failed'), read).then(setFailure)
  }, [memorialUuid])

  async function stop() {
    const failed = await attempt(t('failed'), async () => {
      setHandOver((await call(stopHandOver, { params })).handOver)
      showToast({ message: t('stopped'), group: 'hand-over' })
    })
    setFailure(failed)
  }

  return (
    <>
      {handOver && (
        <Notice title={t('title')} action={<Button onPress={stop}>{t('stop')}</Button>}>
          {t('body', { email: handOver.toEmail, date: formatDay(handOver.dueAt) })}
        </Notice>
      )}
      {failure && <FieldError>{failure}</FieldError>}
    </>
  )
}
