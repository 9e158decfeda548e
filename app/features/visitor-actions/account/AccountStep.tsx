import { RotateCw } from 'lucide-react'
import { type ComponentType, useEffect, useState } from 'react'
import { networkFailureMessage } from '#app/lib/network-failure.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { LoadingLine } from '#app/ui/Loading.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import type { AccountFieldsProps } from './AccountFields.tsx'

let loaded: ComponentType<AccountFieldsProps> | null = null

/** Rejects without a connection; the next call tries again. */
export async function loadAccountFields(): Promise<ComponentType<AccountFieldsProps>> {
  loaded ??= (await import('./AccountFields.tsx')).AccountFields
  return loaded
}

/** The fields of an account, in a dialog in which something else comes first. */
export function AccountStep(props: AccountFieldsProps) {
  const t = useTranslations('visitAccount')
  const [Fields, setFields] = useState(() => loaded)
  const [failed, setFailed] = useState(false)

  async function load(): Promise<void> {
    try {
      const found = await loadAccountFields()
      setFields(() => found)
    } catch {
      setFailed(true)
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when an account is asked for
  useEffect(() => void load(), [])

  if (Fields) return <Fields {...props} />
  if (!failed) return <LoadingLine>{t('working')}</LoadingLine>
  return (
    <Notice
      kind="error"
      isAnswer
      title={networkFailureMessage()}
      action={
        <Button icon={RotateCw} onPress={load}>
          {t('tryAgain')}
        </Button>
      }
    >
      {t('kept')}
    </Notice>
  )
}
