import { useState } from 'react'
import { type ApiError, call } from '#app/lib/api.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { renewReceipt } from '#contract/receipts.ts'
import { errorOf } from './use-receipt.ts'

interface Props {
  token: string
  error: ApiError
}

/** Why the link opens nothing; one that ran out mails a new one. */
export function ReceiptFailed({ token, error }: Props) {
  const t = useTranslations('receipt')
  const [mailed, setMailed] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)

  async function mailAgain() {
    setFailure(null)
    try {
      await call(renewReceipt, { body: { token }, asNobody: true })
      setMailed(true)
    } catch (reason) {
      setFailure(errorOf(reason))
    }
  }

  if (mailed) return <Notice kind="success" title={t('mailed')} />
  const isOver = error.code === 'RECEIPT_EXPIRED'
  return (
    <>
      <Notice
        kind="error"
        title={error.message}
        action={
          isOver ? (
            <Button onPress={mailAgain}>{t('mailAgain')}</Button>
          ) : (
            error.retry && <Button onPress={() => location.reload()} word="tryAgain" />
          )
        }
      />
      {failure && <Notice kind="error" isAnswer title={failure.message} />}
    </>
  )
}
