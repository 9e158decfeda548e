import type { ComponentProps } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { account } from '#contract/limits.ts'
import { TextField } from './TextField.tsx'

type Props = Pick<ComponentProps<typeof TextField>, 'beside' | 'error' | 'onChange' | 'ref'> & {
  /** Beside a list of contacts; otherwise in the question about sending. */
  isInList?: boolean
  value: string
}

/** Asks whom invitations are from, and shows how guests will be told. Needs the messages of `sharing`. */
export function SenderField({ isInList = false, value, ...rest }: Props) {
  const t = useTranslations('sharing.sender')
  const name = value.trim()
  return (
    <TextField
      {...rest}
      label={t(isInList ? 'labelInList' : 'label')}
      optional
      help={name === '' ? t('nobody') : t('told', { name })}
      autoComplete="name"
      maxLength={account.nameMax}
      value={value}
    />
  )
}
