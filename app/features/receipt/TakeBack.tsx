import { useState } from 'react'
import { call } from '#app/lib/api.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { takeBack } from '#contract/receipts.ts'
import { errorOf } from './use-receipt.ts'

interface Props {
  token: string
  what: 'memory' | 'answer'
  onGone: () => void
}

/** Takes back what the receipt is about, once it was asked for twice. */
export function TakeBack({ token, what, onGone }: Props) {
  const t = useTranslations(`receipt.${what}`)
  const [asks, setAsks] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)

  async function take() {
    setTrouble(null)
    try {
      await call(takeBack, { body: { token }, asNobody: true })
      setAsks(false)
      onGone()
    } catch (reason) {
      setTrouble(errorOf(reason).message)
    }
  }

  return (
    <>
      <p>
        <Button look="link" onPress={() => setAsks(true)}>
          {t('takeBack')}
        </Button>
      </p>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={t('takeBackTitle')}
        primary={{ label: t('keep'), onPress: () => setAsks(false) }}
        secondary={{ label: t('takeBack'), onPress: take }}
      >
        <p>{t('takeBackText')}</p>
        {trouble && <Notice kind="error" title={trouble} />}
      </ConfirmDialog>
    </>
  )
}
